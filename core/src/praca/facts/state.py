"""What a fact can be besides a value: unknown (``None``) or known not to have happened (:data:`NEVER`)."""

from __future__ import annotations

from typing import Final, final


@final
class Never:
    """The state of an occurrence that did not happen; there is one instance, :data:`NEVER`.

    Its truth value is refused: ``if fact`` would otherwise treat "did not happen", "unknown" and zero alike.
    """

    __slots__ = ()
    _instance: Never | None = None

    def __new__(cls) -> Never:
        """The one instance."""
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance

    def __bool__(self) -> bool:
        """Refused."""
        raise TypeError("NEVER has no truth value: compare with `is NEVER`")

    def __repr__(self) -> str:
        return "never"

    def __reduce__(self) -> str:
        """Pickled and copied as a reference to :data:`NEVER`, so that identity survives."""
        return "NEVER"


NEVER: Final = Never()
"""Known not to have happened."""
