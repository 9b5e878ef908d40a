"""How long a person waits before the program does anything, beside a bare click program.

Fresh processes in turns: an empty interpreter, a click program with one command that prints its help, and
`praca --help`, `praca towns` and `praca schema`.  The ratios to the bare click program are what to watch:
`--help` should stay below 3, `towns` (which loads and checks every installed law) below 12; above, look at what
is imported that early (`python -X importtime -m praca.cli --help`), because every command pays it.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

CLICK = "import click\n@click.command()\ndef main(): pass\nmain(['--help'])"
COMMANDS: dict[str, list[str]] = {
    "empty interpreter": ["-c", "pass"],
    "bare click --help": ["-c", CLICK],
    "praca --help": ["-m", "praca.cli", "--help"],
    "praca towns": ["-m", "praca.cli", "towns"],
    "praca schema": ["-m", "praca.cli", "schema"],
}


def seconds(arguments: list[str]) -> float:
    """The wall time of a fresh interpreter that must succeed."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    """Measure all in turns; print medians and the ratios to the bare click program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="processes started for each figure")
    runs = parser.parse_args().runs
    samples: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(runs):
        for name, arguments in COMMANDS.items():
            samples[name].append(seconds(arguments))
    bare = statistics.median(samples["bare click --help"])
    for name, taken in samples.items():
        middle, spread = statistics.median(taken), max(taken) - min(taken)
        print(f"{name:20}{middle * 1000:8.1f} ms  {middle / bare:5.2f} x  (spread {spread * 1000:.1f} ms, {runs} runs)")


if __name__ == "__main__":
    main()
