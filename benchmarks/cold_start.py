"""How long a person waits before the program does anything: a fresh process that only imports the core.

The data is the installation itself.  Above 500 ms on a laptop, look at what is imported that early
(`python -X importtime -c "import praca"`), because every command pays it.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time


def seconds(code: str) -> float:
    """The wall time of a fresh interpreter that runs the code and must succeed."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def main() -> None:
    """Measure an empty interpreter and one that imports the core, in turns, and print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15, help="processes started for each figure")
    runs = parser.parse_args().runs
    samples: dict[str, list[float]] = {"pass": [], "import praca": []}
    for _ in range(runs):
        for code, taken in samples.items():
            taken.append(seconds(code))
    for code, taken in samples.items():
        middle, spread = statistics.median(taken) * 1000, (max(taken) - min(taken)) * 1000
        print(f"{code:14}{middle:8.1f} ms  (spread {spread:.1f} ms, {runs} runs)")


if __name__ == "__main__":
    main()
