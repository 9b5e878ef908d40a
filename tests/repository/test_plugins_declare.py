"""Plugins hold declarations only: the law is data, and the core alone computes with it."""

from __future__ import annotations

import ast
import builtins
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PLUGINS = sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml"))
MODULES = [path for plugin in PLUGINS for path in sorted(plugin.glob("src/**/*.py"))]

# What a module of a plugin may be made of.  Whatever is not listed is refused, so new syntax is refused too.
STATEMENTS = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.FunctionDef, ast.Expr)
EXPRESSIONS: tuple[type[ast.expr], ...] = (
    ast.Attribute,
    ast.BinOp,
    ast.Call,
    ast.Compare,
    ast.Constant,
    ast.Dict,
    ast.DictComp,
    ast.FormattedValue,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.List,
    ast.ListComp,
    ast.Name,
    ast.Set,
    ast.SetComp,
    ast.Slice,
    ast.Starred,
    ast.Subscript,
    ast.Tuple,
    ast.UnaryOp,
)
ADVICE = {
    ast.BoolOp: "`and`/`or` would ask a term for yes or no; write & and |",
    ast.Not: "`not` would ask a term for yes or no; write ~",
    ast.IfExp: "write when(condition, then, else_)",
    ast.If: "write when(...) or only_if=...",
    ast.Lambda: "write a term",
    ast.For: "write a comprehension over literals",
    ast.While: "a plugin does not loop",
    ast.ClassDef: "if the law needs a new shape, add it to the core in neutral words",
}
# Builtins that write a literal shorter; every other one would compute, unless `praca` gives a name its own meaning.
BUILTINS = {"dict", "enumerate", "frozenset", "range", "tuple", "zip", "True", "False", "None", "str", "int", "bool"}
TERM_COMPARISONS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)


def imported(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    """The modules that an import names, relative ones written out."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif node.level:
        yield package
    else:
        yield node.module or ""


def faults(tree: ast.Module, package: str, *, hooks: bool = False) -> Iterator[tuple[int, str]]:
    """What in a module is no declaration: line and explanation."""
    for statement in tree.body:
        yield from statement_faults(statement, package, hooks=hooks)
    yield from builtin_faults(tree)


def builtin_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Calls of Python's own functions: they look at a value, and a term has none yet."""
    own = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    own |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            own |= {alias.asname or alias.name for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id not in own | BUILTINS and hasattr(builtins, node.id):
            yield node.lineno, f"{node.id}: Python's own function computes at once; use the operator of praca"


def statement_faults(node: ast.stmt, package: str, *, hooks: bool) -> Iterator[tuple[int, str]]:
    """The same for one statement at the top of a module."""
    if not isinstance(node, STATEMENTS):
        yield node.lineno, f"{type(node).__name__}: {ADVICE.get(type(node), 'only declarations stand in a plugin')}"
    elif isinstance(node, ast.Import | ast.ImportFrom):
        for name in imported(node, package):
            if name.partition(".")[0] not in {"__future__", "praca", package} or name.startswith("praca."):
                yield node.lineno, f"imports {name}: a plugin imports `praca` itself and its own modules, nothing else"
    elif isinstance(node, ast.FunctionDef):
        yield from function_faults(node, hooks=hooks)
    elif isinstance(node, ast.Expr):
        if not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            yield node.lineno, "an expression by itself: only docstrings stand alone, a declaration has a name"
    else:
        yield from expression_faults(node)


def function_faults(node: ast.FunctionDef, *, hooks: bool) -> Iterator[tuple[int, str]]:
    """A helper is one return over its parameters; a hook takes nothing and returns one name."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    result = body[0].value if len(body) == 1 and isinstance(body[0], ast.Return) else None
    if result is None:
        yield node.lineno, f"{node.name}: a function of a plugin is one return"
        return
    if hooks and (ast.unparse(node.args) or not isinstance(result, ast.Name)):
        yield node.lineno, f"{node.name}: a hook function takes no argument and returns one name"
    if not hooks and node.decorator_list:
        yield node.lineno, f"{node.name}: hooks, and nothing else that is decorated, stand in hooks.py"
    given = (*node.args.defaults, *(value for value in node.args.kw_defaults if value))
    for part in (*given, *node.decorator_list, result):
        yield from expression_faults(part)


def expression_faults(root: ast.AST) -> Iterator[tuple[int, str]]:
    """Every expression inside that computes where it should declare."""
    for node in ast.walk(root):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            yield line, f"{type(node).__name__}: {ADVICE.get(type(node), 'this is no declaration')}"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield line, ADVICE[ast.Not]
        elif isinstance(node, ast.Compare):
            if len(node.ops) > 1:
                yield line, "a chain of comparisons asks its first part for yes or no; join two with &"
            if not all(isinstance(op, TERM_COMPARISONS) for op in node.ops):
                yield line, "`in` and `is` answer at once; write .one_of(...), .has(...) or .is_(...)"
        elif isinstance(node, ast.comprehension) and (node.ifs or node.is_async):
            yield getattr(node.target, "lineno", line), "a comprehension of a plugin goes over all of its literals"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_module_declares(path: Path) -> None:
    """Each module of each plugin holds imports, assignments, calls, literals and operators on terms."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    package = path.relative_to(ROOT).parts[3]
    found = [f"{path}:{line}: {fault}" for line, fault in faults(tree, package, hooks=path.name == "hooks.py")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_plugin_has_the_common_shape(plugin: Path) -> None:
    """All plugins are built alike, so that who knows one finds the way in any."""
    project = tomllib.loads((plugin / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    slug = plugin.name
    assert project["name"] == f"praca-{slug}"
    assert project["entry-points"] == {"praca": {slug: f"praca_{slug}.hooks"}}
    assert project["dependencies"] == ["praca>=0.1,<0.2"]
    package = plugin / "src" / f"praca_{slug}"
    wanted = [package / name for name in ("__init__.py", "hooks.py", "readings.py", "statute.toml", "py.typed")]
    wanted += [plugin / name for name in ("README.md", "CHANGELOG.md")]
    missing = [str(path.relative_to(ROOT)) for path in wanted if not path.is_file()]
    assert not missing, f"add {', '.join(missing)}"


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_plugin_is_wired(plugin: Path) -> None:
    """A plugin that one of the repository's lists forgets would go unchecked or uninstalled."""
    slug = plugin.name
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    requirements = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").splitlines()
    assert f"-e ./plugins/{slug}" in requirements, "add it to requirements-dev.txt"
    assert f"praca-{slug} @ {{root:uri}}/plugins/{slug}" in settings["project"]["dependencies"]
    assert f"$MYPY_CONFIG_FILE_DIR/plugins/{slug}/src" in settings["tool"]["mypy"]["mypy_path"]
    assert f"praca_{slug}" in settings["tool"]["coverage"]["run"]["source_pkgs"]


GOOD = '''
"""A law."""
from __future__ import annotations
from praca import Text, need, when
from praca_town.readings import AGE
from .readings import READINGS

LIMIT: int = 4
def equipment(item, code="roof_light", *, only=True):
    """One line of the list."""
    return need(f"has_{item}", holds=vehicle.equipment.has(code), only_if=only)

RULES = (*[equipment(x) for x in ("a", "b")], need("age", holds=(LIMIT <= 4) & ~AGE.is_("x"), also={"a": [1, -2]}))
'''
BAD = {
    "for x in (1, 2):\n    pass": "For",
    "if True:\n    A = 1": "If",
    "A = 1 if B else 2": "IfExp",
    "A = lambda: 1": "Lambda",
    "A = b and c": "BoolOp",
    "A = need(holds=b or c)": "BoolOp",
    "A = not b": "`not`",
    "A = 1 < b < 3": "chain",
    "A = b in (1, 2)": "`in`",
    "A = b is None": "`in`",
    "A = [x for x in y if x]": "comprehension",
    "while True:\n    pass": "While",
    "try:\n    A = 1\nexcept ValueError:\n    A = 2": "Try",
    "with a as b:\n    A = 1": "With",
    "class A:\n    pass": "ClassDef",
    "import os": "imports os",
    "from datetime import date": "imports datetime",
    "from praca.rules.terms import Term": "imports praca.rules.terms",
    "from praca_other.readings import AGE": "imports praca_other",
    "print(1)": "by itself",
    "A = (b := 1)": "NamedExpr",
    "A += 1": "AugAssign",
    "def f(x):\n    y = x\n    return y": "one return",
    "def f(x):\n    if x:\n        return 1\n    return 2": "one return",
    "def f(x):\n    return 1 if x else 2": "IfExp",
    "async def f():\n    return 1": "AsyncFunctionDef",
    "assert A": "Assert",
    "@cache\ndef f():\n    return A": "hooks.py",
    "A = any(b)": "any:",
    "A = open('law.txt')": "open:",
    "match a:\n    case 1:\n        A = 1": "Match",
}
BAD_HOOKS = ("def praca_x(case):\n    return X", "def praca_x():\n    return f()", "def praca_x(*, a=1):\n    return X")


def test_the_check_lets_declarations_pass() -> None:
    """The sample uses everything that is allowed."""
    assert list(faults(ast.parse(GOOD), "praca_town")) == []
    hook = "@hookimpl\ndef praca_statute():\n    return STATUTE"
    assert list(faults(ast.parse(hook), "praca_town", hooks=True)) == []


@pytest.mark.parametrize("source", BAD)
def test_the_check_refuses(source: str) -> None:
    """Each sample computes, and the explanation says what is wrong."""
    assert BAD[source] in "\n".join(text for _, text in faults(ast.parse(source), "praca_town"))


@pytest.mark.parametrize("source", BAD_HOOKS)
def test_the_check_refuses_hooks_that_compute(source: str) -> None:
    """A hook takes no argument and returns one name."""
    assert list(faults(ast.parse(source), "praca_town", hooks=True))
