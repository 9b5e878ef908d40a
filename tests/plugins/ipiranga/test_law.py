"""The statute and the readings of Ipiranga do Norte-MT hang together."""

from __future__ import annotations

import praca


def law() -> praca.Law:
    """The installed law."""
    return praca.load_plugins().law("5104526")


def test_identity() -> None:
    """Slug, code and name are those of the town."""
    municipality = law().municipality
    assert (municipality.slug, municipality.title) == ("ipiranga", "Ipiranga do Norte-MT")


def test_every_article_is_there() -> None:
    """Arts. 1º to 32 without a gap, in 103 provisions."""
    ids = list(law().statute.provisions)
    articles = list(dict.fromkeys(citation.partition(",")[0] for citation in ids))
    assert articles == [f"art. {number}{'º' if number < 10 else ''}" for number in range(1, 33)]
    assert len(ids) == len(set(ids)) == 103


def test_readings_cite_provisions_of_the_law() -> None:
    """Twenty-five ambiguities, each of provisions that exist."""
    found = law()
    assert len(found.readings) == 25
    for reading in found.readings.values():
        for citation in reading.cites:
            assert str(found.statute.get(citation).id) == citation
