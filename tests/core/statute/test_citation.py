"""Citations: what people write, the canonical form, LexML, order and cover."""

from __future__ import annotations

import pickle
import re
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca.errors import CitationError
from praca.statute import Citation, Part, canonical_act, parse
from praca.statute.numbering import LATIN, SOLE, letters, roman

# What LexML's schema lexml-br-rigido takes as the id of an article or of a part below it.
NUMBER = r"\d+(-[0-9]{1,3}){0,3}"
LEXML = re.compile(rf"art({NUMBER}|1u)((_cpt|(_par({NUMBER}|1u)))(_inc{NUMBER}(_ali{NUMBER}(_ite{NUMBER})?)?)?)?")


def numbers(most: int) -> st.SearchStrategy[int]:
    """Whole numbers from 1 to ``most``."""
    return st.integers(1, most)


LATIN_SUFFIX = st.sampled_from(("", "", "", *LATIN))
SUFFIX = st.one_of(LATIN_SUFFIX, numbers(234).map(letters))
PARAGRAPH = st.one_of(st.just(Part("par", 1, SOLE)), st.builds(Part, st.just("par"), numbers(120), SUFFIX))
INCISO = st.builds(Part, st.just("inc"), numbers(3999), SUFFIX)
ALINEA = st.builds(Part, st.just("ali"), numbers(234), LATIN_SUFFIX)
ITEM = st.builds(Part, st.just("ite"), numbers(99), LATIN_SUFFIX)
ACTS = st.one_of(
    st.none(),
    st.sampled_from(("Lei 1.799/2024", "Decreto 12", "Lei Complementar 95/1998", "CTB", "CF", "Lei Orgânica")),
    st.builds(lambda n, y: canonical_act(f"Decreto Estadual nº {n}/{y}"), numbers(20_000), st.integers(1950, 2050)),
)


def some(part: st.SearchStrategy[Part]) -> st.SearchStrategy[tuple[Part, ...]]:
    """The part, or none."""
    return st.one_of(st.just(()), part.map(lambda one: (one,)))


def joined(*parts: st.SearchStrategy[Part]) -> st.SearchStrategy[tuple[Part, ...]]:
    """Each of the parts or none, in this order."""
    return st.tuples(*map(some, parts)).map(lambda found: tuple(part for step in found for part in step))


@st.composite
def citations(draw: st.DrawFn) -> Citation:
    """Any citation that has a canonical form."""
    act = draw(ACTS)
    where = draw(st.sampled_from(("article", "article", "article", "sole", "annex", "act")))
    if where == "act" and act is not None:
        return Citation(act=act)
    if where == "annex":
        annex = draw(st.one_of(st.just("Único"), numbers(30).map(roman)))
        return Citation(act=act, annex=annex, parts=draw(joined(ITEM, ALINEA)))
    parts = draw(joined(PARAGRAPH, INCISO, ALINEA, ITEM))
    if where == "sole":
        return Citation(act=act, article=1, suffix=SOLE, parts=parts)
    return Citation(act=act, article=draw(numbers(2500)), suffix=draw(SUFFIX), parts=parts)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("art 16 par 1", "art. 16, § 1º"),
        ("Art. 16 §1", "art. 16, § 1º"),
        ("art 16 § 1º", "art. 16, § 1º"),
        ("art. 16, §1o", "art. 16, § 1º"),
        ("artigo 16, parágrafo primeiro", "art. 16, § 1º"),
        ("ARTIGO 16, PARÁGRAFO DÉCIMO SEGUNDO", "art. 16, § 12"),
        ("art.\u00a016,\u00a0§\u00a01º.", "art. 16, § 1º"),
        ("  art. 16 - par. 1  ", "art. 16, § 1º"),
        ("§ 1º do art. 16 desta Lei", "art. 16, § 1º"),
        ("art. 19 p.u.", "art. 19, parágrafo único"),
        ("art. 19, parágrafo único", "art. 19, parágrafo único"),
        ("Art. 19, Parágrafo Único.", "art. 19, parágrafo único"),
        ("art. 19, § único", "art. 19, parágrafo único"),
        ("art 19 par unico", "art. 19, parágrafo único"),
        ("parágrafo único do artigo 19", "art. 19, parágrafo único"),
        ('ARTIGO 10º, II, "e"', "art. 10, II, e"),
        ("art. 10, ii, e", "art. 10, II, e"),
        ("art. 10 – II – e", "art. 10, II, e"),
        ("art. 10, II-e", "art. 10, II, e"),
        ("alínea e do inciso II do art. 10", "art. 10, II, e"),
        ("art. 59, V, alínea d", "art. 59, V, d"),
        ("art. 11, I, K)", "art. 11, I, k"),
        ("art. 11, I, i", "art. 11, I, i"),
        ("art. 40, inc. X", "art. 40, X"),
        ("art. 40, inciso 10", "art. 40, X"),
        ("inciso X do art. 40", "art. 40, X"),
        ("art 4 i", "art. 4º, I"),
        ("art. 4, alínea i", "art. 4º, alínea i"),
        ("art. 4, c", "art. 4º, c"),
        ("Art.9o", "art. 9º"),
        ("art. 9°", "art. 9º"),
        ("art. 9, caput", "art. 9º"),
        ("caput do art. 9", "art. 9º"),
        ("art. 9º, caput, I", "art. 9º, I"),
        ("art. 9º, IV-bis", "art. 9º, IV-bis"),
        ("art 9 iv bis", "art. 9º, IV-bis"),
        ("art. 9, IV – Ter", "art. 9º, IV-ter"),
        ("art. 103-a", "art. 103-A"),
        ("art. 103A", "art. 103-A"),
        ("art. 7º-A, § 2º-B, IV-C", "art. 7º-A, § 2º-B, IV-C"),
        ("art. 10, II, a, item 3", "art. 10, II, a, 3"),
        ("art. 1.829 do Código Civil", "CC, art. 1.829"),
        ("Anexo I item 2", "Anexo I, 02"),
        ("anexo 1, 02", "Anexo I, 02"),
        ("ANEXO I - 2", "Anexo I, 02"),
        ("item 2 do Anexo I", "Anexo I, 02"),
        ("anexo único", "Anexo Único"),
        ("artigo único, § 2º", "artigo único, § 2º"),
        ("Lei 1.799/2024, art. 2º", "Lei 1.799/2024, art. 2º"),
        ("lei nº 1799, de 17 de abril de 2024, art 2", "Lei 1.799/2024, art. 2º"),
        ("art. 2º da Lei nº 1.799/24", "Lei 1.799/2024, art. 2º"),
        ("LC 95/98, art. 10", "Lei Complementar 95/1998, art. 10"),
        ("art. 5º, LXXIV, da Constituição Federal", "CF, art. 5º, LXXIV"),
        ("Lei 1.799/2024", "Lei 1.799/2024"),
    ],
)
def test_reads_what_people_write(written: str, canonical: str) -> None:
    """Abbreviations, signs, order and case vary; the provision is the same."""
    assert str(parse(written)) == canonical
    assert parse(canonical) == parse(written)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("16", "starts with “16”"),
        ("the law", "starts with “the law”"),
        ("art.", "number of the article"),
        ("anexo, 02", "number of the article or annex"),
        ("art. 0", "0 is no number"),
        ("art. 16 e 17", "one provision at a time"),
        ("arts. 13-16", "one provision at a time"),
        ("arts. 13 a 16", "one provision at a time"),
        ("art. 10, II e III", "one provision at a time"),
        ("art. 10, II, § 1º", "from paragraph to inciso"),
        ("art. 10, § 1º, § 2º", "from paragraph to inciso"),
        ("art. 5, IIII", "“IIII” is no roman number"),
        ("art. 16, 1", "may be a paragraph"),
        ("art. 10, I, V", "an inciso or an alínea"),
        ("art. 16, foo", "“foo” is neither"),
        ("anexo I, § 2º", "an annex has items"),
        ("art. 10, II, e-A", "cannot follow an alínea"),
        ("art. 16, § 0", "0 is no number"),
        ("art. " + "1" * 400, "longer than"),
    ],
)
def test_says_what_is_wrong(written: str, why: str) -> None:
    """The message says what was found and shows how to write it."""
    with pytest.raises(CitationError) as caught:
        parse(written)
    message = str(caught.value)
    assert why in message
    assert "art. 16, § 1º" in message
    assert len(message) < 500


@pytest.mark.parametrize("found", [16, None, ["art. 16"], 1.5])
def test_refuses_what_is_no_text(found: object) -> None:
    """A value of another type from a data file is an error of the same kind."""
    with pytest.raises(CitationError, match="not text"):
        parse(cast("Any", found))


@given(st.text(max_size=40))
def test_never_fails_otherwise(text: str) -> None:
    """Any text is a citation or a CitationError, and what is read has a form that is read back."""
    for written in (text, f"art. 16{text}", f"Anexo I, {text}"):
        try:
            found = parse(written)
        except CitationError:
            continue
        assert parse(str(found)) == found


@pytest.mark.parametrize(
    ("canonical", "fragment"),
    [
        ("art. 16", "art16"),
        ("art. 16, § 1º", "art16_par1"),
        ("art. 4º, I", "art4_cpt_inc1"),
        ("art. 10, II, e", "art10_cpt_inc2_ali5"),
        ("art. 19, parágrafo único", "art19_par1u"),
        ("art. 13, § 2º, IX", "art13_par2_inc9"),
        ("art. 103-A", "art103-1"),
        ("art. 103-AA", "art103-27"),
        ("art. 9º, IV-bis", "art9_cpt_inc4-1"),
        ("artigo único", "art1u"),
        ("art. 10, II, a, 3", "art10_cpt_inc2_ali1_ite3"),
        ("Anexo I, 02", "anx1_ite2"),
        ("Anexo Único", "anx1u"),
        ("Lei 1.799/2024, art. 2º", "art2"),
        ("Lei 1.799/2024", ""),
    ],
)
def test_lexml(canonical: str, fragment: str) -> None:
    """Fragment ids and URNs are those of LexML."""
    law = "urn:lex:br;minas.gerais;vila.exemplo:municipal:lei:2020-01-31;100"
    assert parse(canonical).lexml == fragment
    assert parse(canonical).urn(law) == (f"{law}!{fragment}" if fragment else law)


@given(citations())
def test_canonical_form_is_read_back(citation: Citation) -> None:
    """Parsing what str() writes gives the same citation."""
    assert parse(str(citation)) == citation
    assert parse(str(citation).replace(" ", "\u00a0")) == citation


@given(citations())
def test_lexml_follows_the_schema(citation: Citation) -> None:
    """Every regular citation has an id that the schema of LexML takes."""
    kinds = [part.kind for part in citation.parts]
    # The schema has alíneas under incisos and items under alíneas only; some old laws are freer.
    regular = ("ali" not in kinds or "inc" in kinds) and ("ite" not in kinds or "ali" in kinds)
    if citation.article is not None and regular:
        assert LEXML.fullmatch(citation.lexml)


@given(citations(), citations())
def test_equal_means_same_text(one: Citation, other: Citation) -> None:
    """Two citations are equal exactly when they are written alike."""
    assert (one == other) == (str(one) == str(other))
    if one == other:
        assert hash(one) == hash(other)


@given(citations(), citations(), citations())
def test_order_is_total(a: Citation, b: Citation, c: Citation) -> None:
    """Any two citations compare, and comparisons agree with each other."""
    assert [a < b, a == b, a > b].count(True) == 1
    assert (a <= b) == (not a > b)
    assert (a >= b) == (not a < b)
    if a <= b <= c:
        assert a <= c


@given(citations(), citations())
def test_covers_is_a_partial_order(a: Citation, b: Citation) -> None:
    """A provision covers itself; one that covers another stands before it."""
    assert a.covers(a)
    if a.covers(b) and b.covers(a):
        assert a == b
    if a.covers(b):
        assert a <= b


@given(citations(), st.integers(0, 5), st.integers(0, 5))
def test_covers_is_transitive(low: Citation, first: int, second: int) -> None:
    """What is above something above lies above."""

    def above(citation: Citation, steps: int) -> Citation:
        for _step in range(steps):
            citation = citation.parent or citation
        return citation

    middle = above(low, first)
    high = above(middle, second)
    assert middle.covers(low)
    assert high.covers(middle)
    assert high.covers(low)


def test_covers() -> None:
    """An article covers its parts, not its neighbours nor the same article of another act."""
    assert parse("art. 16").covers(parse("art. 16, § 1º, II"))
    assert parse("Anexo I").covers(parse("Anexo I, 02"))
    assert parse("Lei 1.799/2024").covers(parse("Lei 1.799/2024, art. 2º"))
    assert not parse("art. 16").covers(parse("art. 160"))
    assert not parse("art. 16").covers(parse("art. 16-A"))
    assert not parse("art. 16, § 1º").covers(parse("art. 16"))
    assert not parse("art. 19, § 1º").covers(parse("art. 19, parágrafo único"))
    assert not parse("art. 2º").covers(parse("Lei 1.799/2024, art. 2º"))


def test_order_is_that_of_the_text() -> None:
    """Incisos of the caput before paragraphs, annexes after articles, other acts last."""
    text = [
        "art. 9º",
        "art. 9º, I",
        "art. 9º, IV",
        "art. 9º, IV, b",
        "art. 9º, IV-bis",
        "art. 9º, V",
        "art. 9º, parágrafo único",
        "art. 9º-A",
        "art. 10",
        "art. 10, § 1º",
        "art. 10, § 1º, II",
        "art. 10, § 2º",
        "art. 10, § 10",
        "Anexo I",
        "Anexo I, 02",
        "Anexo I, 10",
        "Anexo II",
        "Lei 1.799/2024",
        "Lei 1.799/2024, art. 2º",
    ]
    assert [str(c) for c in sorted(map(parse, reversed(text)))] == text
    assert all(one < other for one, other in pairwise(map(parse, text)))


def test_pieces() -> None:
    """The pieces of a citation can be read off, and the one above it found."""
    citation = parse("Lei 1.799/2024, art. 10-A, § 1º, IV-bis, e")
    assert (citation.act, citation.article, citation.suffix) == ("Lei 1.799/2024", 10, "A")
    assert citation.part("inc") == Part("inc", 4, "bis")
    assert citation.part("ite") is None
    assert str(citation.parent) == "Lei 1.799/2024, art. 10-A, § 1º, IV-bis"
    assert str(citation.without_act()) == "art. 10-A, § 1º, IV-bis, e"
    assert parse("art. 10").parent is None
    assert repr(parse("art 10")) == "Citation('art. 10')"
    assert (parse("art. 10") == "art. 10") is False
    with pytest.raises(TypeError):
        assert parse("art. 10") < cast("Any", "art. 11")


def test_same_text_is_same_object_and_copies_are_equal() -> None:
    """The cache gives the same object; a copy from another process would hash alike."""
    citation = parse("art. 10, II, e")
    assert parse("art. 10, II, e") is citation
    copy = pickle.loads(pickle.dumps(citation))  # noqa: S301 - made one line before
    assert copy == citation
    assert hash(copy) == hash(citation)


@pytest.mark.parametrize(
    "pieces",
    [
        {},
        {"article": 0},
        {"article": 1, "annex": "I"},
        {"annex": "1"},
        {"annex": "IIII"},
        {"article": 2, "suffix": SOLE},
        {"article": 2, "suffix": "a"},
        {"annex": "I", "suffix": "A"},
        {"act": "Lei nº 3", "article": 1},
        {"act": "Lei 3", "parts": (Part("inc", 1),)},
        {"article": 1, "parts": (Part("inc", 1), Part("par", 1))},
        {"annex": "I", "parts": (Part("inc", 1),)},
    ],
)
def test_no_citation_that_no_text_contains(pieces: dict[str, Any]) -> None:
    """Pieces that cannot stand together are refused."""
    with pytest.raises(CitationError):
        Citation(**pieces)


@pytest.mark.parametrize(
    ("kind", "number", "suffix"),
    [
        ("inc", 0, ""),
        ("inc", 4000, ""),
        ("ali", 300, ""),
        ("inc", 1, SOLE),
        ("par", 2, SOLE),
        ("ali", 1, "A"),
        ("x", 1, ""),
    ],
)
def test_no_part_that_no_text_contains(kind: Any, number: int, suffix: str) -> None:
    """A part has a number and suffix that its kind allows."""
    with pytest.raises(CitationError):
        Part(kind, number, suffix)
