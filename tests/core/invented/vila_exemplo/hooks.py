"""The declarations of the invented law."""

from __future__ import annotations

from praca import (
    Municipality,
    Option,
    Reading,
    Standard,
    Statute,
    Text,
    chapter,
    date,
    discretion,
    hookimpl,
    load_statute,
    note,
    silence,
    value,
    vehicle,
    year,
)

AGE = Reading(
    id="vila_exemplo.vehicle-age",
    cites=("art. 2º, § 1º",),
    question=Text("De que ano se conta a idade?", "From which year is the age counted?"),
    options=(
        Option("manufacture", Text("do ano de fabricação", "from the year of manufacture")),
        Option("model", Text("do ano do modelo", "from the model year")),
    ),
    reason=Text("A lei fala em fabricação.", "The law speaks of manufacture."),
)
need = chapter("vila_exemplo.vehicle")
age = year(date) - AGE.case(manufacture=vehicle.manufacture_year, model=vehicle.model_year)

VEHICLE = Standard(
    requirements=(
        need("colour", "art. 2º", pt="O carro é branco.", en="The car is white.", holds=vehicle.colour == "white"),
        need(
            "seats", "art. 2º", pt="Há até cinco lugares.", en="There are up to five seats.", holds=vehicle.seats <= 5
        ),
        need(
            "age",
            "art. 2º, § 1º",
            pt="O carro tem no máximo cinco anos.",
            en="The car is at most five years old.",
            holds=age <= 5,
        ),
        need(
            "clean",
            "art. 2º",
            pt="O carro está limpo.",
            en="The car is clean.",
            holds=vehicle.hygiene == "good",
            effect="duty",
        ),
    ),
    values=(value("age_years", "art. 2º, § 1º", pt="idade do carro em anos", en="age of the car in years", is_=age),),
    notes=(note("vila_exemplo.federal", "federal", pt="A lei federal também vale.", en="Federal law applies too."),),
    discretion=(
        discretion(
            "vila_exemplo.vehicle.state",
            "art. 3º",
            pt="O órgão decide se aceita o carro em bom estado.",
            en="The department decides whether a car in good condition will do.",
            authority="department",
            options=("accept", "refuse"),
            when=vehicle.condition == "good",
        ),
    ),
    silences=(
        silence(
            "vila_exemplo.vehicle.motorcycle",
            "art. 2º",
            pt="A lei não trata de motocicletas.",
            en="The law does not deal with motorcycles.",
            when=vehicle.category == "motorcycle",
        ),
    ),
)


@hookimpl
def praca_municipality() -> Municipality:
    """An invented town with an IBGE code that no town has."""
    return Municipality(slug="vila_exemplo", ibge="9999999", name="Vila Exemplo", uf="MT", hooks=1)


@hookimpl
def praca_statute() -> Statute:
    """Its law."""
    return load_statute("vila_exemplo")


@hookimpl
def praca_readings() -> tuple[Reading, ...]:
    """Its one ambiguity."""
    return (AGE,)


@hookimpl
def praca_vehicle() -> Standard:
    """Which car may serve."""
    return VEHICLE
