"""``python -m praca.cli``, for places where the command itself is not on the path."""

import sys

from praca.cli.run import main

if __name__ == "__main__":
    sys.exit(main())
