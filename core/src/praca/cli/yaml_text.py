"""Plain data as YAML, exact decimals as plain numbers."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import yaml


class _Dumper(yaml.SafeDumper):
    """A dumper without anchors: every ruling stands complete."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - the signature of PyYAML
        """Never refer back."""
        return True


def _decimal(dumper: yaml.SafeDumper, value: Decimal) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:float", format(value, "f"))


_Dumper.add_representer(Decimal, _decimal)


def to_yaml(data: Any) -> str:
    """The YAML text, keys in their order."""
    text: str = yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=100)
    return text
