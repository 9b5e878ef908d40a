"""A case that uses every part of the contract, and an invented plugin's words."""

from __future__ import annotations

from pathlib import Path

import pytest

from praca.facts.vocabulary import DeclaredCode, DeclaredFact, PluginFacts, Vocabulary
from praca.language import Text

CASES = Path(__file__).with_name("cases.yaml")


@pytest.fixture(scope="session")
def cases_text() -> str:
    """A file with several cases."""
    return CASES.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def words() -> Vocabulary:
    """The core's words and those of the plugin of Vila Exemplo."""
    label, source = Text("rótulo", "label"), "art. 1º"

    def fact(name: str, subject: str, kind: str, **options: object) -> DeclaredFact:
        return DeclaredFact(f"exemplo:{name}", subject, kind, label, Text("pergunta?", "question?"), source, **options)  # type: ignore[arg-type]

    return Vocabulary.of(
        [
            PluginFacts(
                facts=(
                    fact("years_served", "holder", "int", low=0),
                    fact("warned_on", "infraction", "date", absent="did-not-happen"),
                    fact("rank", "candidates", "int"),
                    fact("share", "holder.partners", "number"),
                    fact(
                        "band",
                        "vehicle",
                        "code",
                        codes={"wide": Text("larga", "wide"), "narrow": Text("fina", "narrow")},
                    ),
                    fact("zone", "town", "code", codes="exemplo:zones"),
                ),
                codes=(
                    DeclaredCode("conducts", "exemplo:loud_music", label, source),
                    DeclaredCode(
                        "documents", "exemplo:union_card", Text("carteira do sindicato", "union card"), source
                    ),
                    DeclaredCode("equipment", "exemplo:bicycle_rack", label, source),
                    DeclaredCode("exemplo:zones", "exemplo:harbour", label, source),
                ),
            )
        ]
    )
