"""The one command of a checkout: ``python3 dev.py demo``, ``python3 dev.py test``, ``python3 dev.py bench``.

It needs nothing but Python.  The first run makes ``.venv`` beside this file and installs there the pinned versions of
``constraints.txt`` and the packages of this repository; later runs use it as it is.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
# Written last and removed first: a venv without it was interrupted, whatever else it holds.
STAMP = VENV / "praca-installed"
DEMO = ("compare", "examples/four_laws.yaml")
OFFLINE_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "Max retries exceeded",
    "Could not find a version that satisfies",
    "ProxyError",
    "ReadTimeoutError",
)


class CannotGoOnError(Exception):
    """Something that the person at the terminal has to mend; the message says what and how."""


def check_python() -> None:
    """Refuse a Python that is too old, and name a newer one if it is installed.

    Raises:
        CannotGoOnError: this Python cannot run the project.
    """
    if sys.version_info >= OLDEST:
        return
    found = [name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if shutil.which(name)]
    hint = f"Run: {found[0]} dev.py ..." if found else "Install a newer Python and run this again with it."
    this = sys.version.split()[0]
    raise CannotGoOnError(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {this}. {hint}")


def tool(name: str) -> str:
    """The path of a command inside the venv, on any system."""
    if os.name == "nt":
        return str(VENV / "Scripts" / f"{name}.exe")
    return str(VENV / "bin" / name)


def environment() -> dict[str, str]:
    """The environment of the commands that are started: ours, less what would lead them out of the venv."""
    env = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PYTHONPATH", "PIP_USER"}}
    env.update(PYTHONUTF8="1", PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    return env


def fingerprint() -> str:
    """A hash of everything that decides what is installed: the lists, the packages' metadata, the Python used."""
    listed = [ROOT / "requirements-dev.txt", ROOT / "constraints.txt", ROOT / "core" / "pyproject.toml"]
    listed += sorted(ROOT.glob("plugins/*/pyproject.toml"))
    digest = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    for path in listed:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def prepare() -> None:
    """Make the venv complete; do nothing when it already is.

    Raises:
        CannotGoOnError: venv is missing from this Python, or something could not be installed.
    """
    wanted = fingerprint()
    done = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else None
    if done == wanted and Path(tool("python")).exists():
        return
    print("Preparing .venv (once, about a minute; it is made anew when the pinned versions change) ...", flush=True)
    STAMP.unlink(missing_ok=True)
    if done is None or not usable():
        make_venv()
    # The builder goes in first, so that the packages are built with its pinned version and nothing is fetched twice.
    pip("install", "-c", "constraints.txt", "hatchling", "editables")
    pip("install", "--no-build-isolation", "-r", "requirements-dev.txt")
    STAMP.write_text(wanted, encoding="utf-8")


def usable() -> bool:
    """Whether the venv's Python still runs and is the version of this one."""
    code = "import sys, pip; print(*sys.version_info[:2])"
    try:
        answer = subprocess.run([tool("python"), "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.split() == [str(part) for part in sys.version_info[:2]]


def make_venv() -> None:
    """Make an empty venv in place of whatever an interrupted run left.

    Raises:
        CannotGoOnError: this Python cannot make one.
    """
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise CannotGoOnError(
            "This Python cannot make a virtual environment: its modules venv and ensurepip are a package of their own. "
            "On Debian and Ubuntu run: sudo apt install python3-venv",
        )
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    if made.returncode:
        raise CannotGoOnError(f"{VENV} could not be made:\n{made.stdout}{made.stderr}")


def pip(*arguments: str) -> None:
    """Run the venv's pip from the root, quietly unless it fails.

    Raises:
        CannotGoOnError: pip failed; the message holds its last lines.
    """
    command = [tool("python"), "-m", "pip", *arguments, "--quiet"]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    output = done.stdout + done.stderr
    said = "\n".join(output.splitlines()[-15:])
    hint = "Mend that and run this again: it starts over."
    if any(sign in output for sign in OFFLINE_SIGNS):
        hint = (
            "This looks like a missing connection to the package index. Go online (or set the proxy or the index that "
            "pip should use) and run this again; once .venv is complete, no connection is needed."
        )
    raise CannotGoOnError(f"pip could not install what the project needs. It said:\n{said}\n\n{hint}")


def run(*command: str) -> int:
    """Run a command from the root and give its exit code."""
    try:
        return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    except FileNotFoundError as error:
        raise CannotGoOnError(f"{error.filename} is missing. Delete the folder .venv and run this again.") from error


def demo(arguments: list[str]) -> int:
    """One vehicle before all the laws of this repository."""
    return run(tool("praca"), *DEMO, *arguments)


def test(arguments: list[str], *, full: bool) -> int:
    """Every check, each run even when an earlier one fails; the tests last, so that their summary is in sight."""
    steps = (
        ("ruff check", (tool("ruff"), "check", ".")),
        ("ruff format", (tool("ruff"), "format", "--check", ".")),
        ("mypy", (tool("mypy"),)),
        ("lint-imports", (tool("lint-imports"),)),
        ("pytest", (tool("pytest"), "-n", "auto", *(["--full"] if full else []), *arguments)),
    )
    return report([(name, *timed(name, command)) for name, command in steps])


def bench(arguments: list[str]) -> int:
    """Every script of benchmarks/, one after the other."""
    scripts = sorted(ROOT.glob("benchmarks/*.py"))
    if not scripts:
        print("benchmarks/ holds no script yet.")
    return report([(path.name, *timed(path.name, (tool("python"), str(path), *arguments))) for path in scripts])


def timed(name: str, command: tuple[str, ...]) -> tuple[int, float]:
    """The exit code of a step and the seconds that it took."""
    print(f"\n=== {name}", flush=True)
    start = time.perf_counter()
    code = run(*command)
    return code, time.perf_counter() - start


def report(results: list[tuple[str, int, float]]) -> int:
    """Print the outcome and the time of each step; 1 when any failed, else 0."""
    print()
    for name, code, seconds in results:
        print(f"{'ok' if code == 0 else 'FAILED':7}{seconds:7.1f} s  {name}")
    return int(any(code for _, code, _ in results))


def main() -> int:
    """Read the command line, prepare the venv, run the command."""
    parser = argparse.ArgumentParser(prog="dev.py", description="Try Praca, or check a change to it.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("demo", help="show what the laws say about one vehicle; further arguments go to praca")
    testing = commands.add_parser("test", help="run every check; further arguments go to pytest")
    testing.add_argument("--full", action="store_true", help="the slow tests too")
    commands.add_parser("bench", help="run the benchmarks; further arguments go to each")
    commands.add_parser("install", help="only make .venv")
    options, arguments = parser.parse_known_args()
    try:
        check_python()
        prepare()
        if options.command == "test":
            return test(arguments, full=options.full)
        return {"demo": demo, "bench": bench}.get(options.command, lambda _: 0)(arguments)
    except CannotGoOnError as error:
        print(f"dev.py: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("dev.py: interrupted", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
