"""The grammar for tree-sitter against skelc's own parser.

Every text of the sentence file (samples, sentences of Grammar/skl.ebnf, broken ones) must have the same tree in both, or
be refused by both. The parser is compiled from the generated C that editors compile; what it was generated from must be
what grammar.js says today. Queries must compile, and what they find in a sample is compared with a file.
"""

import ctypes
import itertools
import json
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import warnings

import golden

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Grammar/editors/tree-sitter-skl"

# Our kinds of nodes; names, separators and the hidden rest have none.
KINDS = {
    "source_file": "file", "import": "import", "constant": "constant", "style": "style", "appearance": "appearance",
    "kind_defaults": "kindDefaults", "component": "component", "parameters": "parameters", "parameter": "parameter",
    "screen": "screen", "block": "block", "attribute_block": "block", "attribute": "attribute",
    "constraint": "constraint", "element": "element", "repeat": "repeat", "if": "if", "arguments": "arguments",
    "argument": "argument", "binary_expression": "binary", "unary_expression": "unary", "number": "number",
    "string": "string", "color": "colour", "path": "path", "own_path": "path", "call": "path", "list": "list", "tuple": "tuple",
}


def language():
    """The language, compiled from the C files that editors compile."""
    from tree_sitter import Language

    library = pathlib.Path(tempfile.mkdtemp()) / "skl.so"
    sources = [FOLDER / "src/parser.c", FOLDER / "src/scanner.c"]
    flags = ["-O1", "-shared", "-fPIC", "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", FOLDER / "src"]
    subprocess.run(["cc", *flags, *sources, "-o", library], check=True)
    loaded = ctypes.CDLL(str(library))
    shutil.rmtree(library.parent)
    loaded.tree_sitter_skl.restype = ctypes.c_void_p
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return Language(loaded.tree_sitter_skl())


def nodes_of(root):
    """Nodes in pre-order as the sentence file writes them; nothing where the tree has an error."""
    if root.has_error:
        return []
    lines = []

    def walk(node):
        kind = KINDS.get(node.type)
        if node.is_named and kind:
            if node.type == "tuple":
                entries = [child for child in node.children if child.type not in ("(", ")", "line_comment", "block_comment")]
                if len(entries) == 1 and entries[0].type != "argument":
                    kind = "group"
            lines.append(f"{kind} {node.start_byte} {node.end_byte}")
        for child in node.children:
            # An import's path is no value; a call is a path with arguments, whose own path says nothing more.
            if node.type == "import" and child.type == "string":
                continue
            if node.type == "call" and child.type == "callee":
                for step in child.children:
                    walk(step)
            else:
                walk(child)

    walk(root)
    return lines


def check(cases):
    from tree_sitter import Parser

    skl = language()
    parser = Parser(skl)
    return current() + complete(skl, parser) + compare(parser, cases) + edited(parser, cases) + queries(skl, parser)


def compare(parser, cases):
    """The same trees. A line end behind a word that begins an item is let pass: that much laxer the grammar may be."""
    problems, refused, lax = [], 0, 0
    for case in cases:
        text = case["text"].encode()
        root = parser.parse(text).root_node
        refused += not case["nodes"]
        if root.has_error != (not case["nodes"]):
            if root.has_error or not FIRST_WORD_ALONE.search(text):
                problems.append(f"{'refused' if root.has_error else 'accepted'}, not so by skelc: {case['text']!r}")
            lax += 1
        # The whole file's ends are a matter of taste.
        elif different := next((pair for pair in pairs(root, case) if pair[0] != pair[1]), None):
            problems.append(f"trees differ, {different}: {case['text']!r}")
    print(f"tree-sitter: {len(cases)} texts, {refused} of them wrong, {lax} of these let pass")
    if refused < len(cases) / 10 or lax > refused / 100:
        problems.append("too few texts are wrong, or too many of them are let pass")
    return problems


FIRST_WORD_ALONE = re.compile(rb"\b(import|let|style|component|screen|repeat|if|as)\b(\s|//[^\r\n]*|/\*.*?\*/)*[\r\n]", re.DOTALL)


def pairs(root, case):
    return itertools.zip_longest(nodes_of(root)[1:], case["nodes"][1:])


def edited(parser, cases):
    """A text that is changed has the tree it would have anew: what the scanner remembers is true."""
    chance = random.Random(11)
    problems = []
    for case in cases[:: max(len(cases) // 1000, 1)]:
        text = case["text"].encode()
        tree = parser.parse(text)
        for _ in range(4):
            start = chance.randint(0, len(text))
            end = min(len(text), start + chance.choice((0, 0, 1, 3, 10)))
            new = chance.choice((b"", b"\n", b";", b" ", b"{", b"}", b"/*", b"*/", b"/* \n */", b"a", b'"', b"//"))
            changed = text[:start] + new + text[end:]
            places = [place(text, start), place(text, end), place(changed, start + len(new))]
            tree.edit(start, end, start + len(new), *places)
            tree, text = parser.parse(changed, tree), changed
        fresh = parser.parse(text)
        if not fresh.root_node.has_error and str(tree.root_node) != str(fresh.root_node):
            problems.append(f"edited, the tree of {text!r} is {tree.root_node}, anew {fresh.root_node}")
    return problems


def place(text, offset):
    line = text.rfind(b"\n", 0, offset) + 1
    return (text.count(b"\n", 0, offset), offset - line)


def complete(skl, parser):
    """The sample of the colours has every kind of node."""
    seen = set()

    def walk(node):
        seen.add(node.type)
        for child in node.children:
            walk(child)

    walk(parser.parse(golden.SAMPLE.read_bytes()).root_node)
    names = {skl.node_kind_for_id(index) for index in range(skl.node_kind_count)
             if skl.node_kind_is_named(index) and skl.node_kind_is_visible(index)}
    return [f"the sample lacks {name}" for name in sorted(names - seen - {"ERROR"})]


def queries(skl, parser):
    """Every query compiles; the colours of the sample are compared with a file; no word gets two."""
    from tree_sitter import Query, QueryCursor

    problems = []
    text = golden.SAMPLE.read_bytes()
    root = parser.parse(text).root_node
    for path in sorted((FOLDER / "queries").glob("*.scm")) + [FOLDER.parent / "helix/highlights.scm"]:
        try:
            query = Query(skl, path.read_text())
        except Exception as error:
            problems.append(f"{path.name}: {error}")
            continue
        captures = QueryCursor(query).captures(root)
        if not captures:
            problems.append(f"{path.name} finds nothing")
        if path.name == "tags.scm":
            names = [node.text.decode() for node in captures["name"]]
            if not {"Row", "Every", "badge", "gutter"} - set(names) == {"gutter"}:
                problems.append(f"tags are {names}")
        if path.name == "highlights.scm":
            found = sorted((node.start_byte, node.end_byte, name) for name, nodes in captures.items() for node in nodes)
            starts = [start for start, _, name in found if name != "string"]
            if twice := {start for start in starts if starts.count(start) > 1}:
                problems.append(f"{path}: two colours at {[place(text, start) for start in sorted(twice)]}")
            if path.parent.name == "queries":
                pieces = [(text.count(b"\n", 0, start), text[start:end].decode().split("\n")[0], name)
                          for start, end, name in found if not name.startswith("punctuation")]
                problems += golden.compare("tree-sitter", golden.listing(text.decode(), pieces))
    return problems


def current():
    """What the parser was generated from is what grammar.js says, as node reads it."""
    run = subprocess.run(["node", "-e", DSL, FOLDER / "grammar.js"], capture_output=True, text=True, check=True)
    told, stored = json.loads(run.stdout), json.loads((FOLDER / "src/grammar.json").read_text())
    problems = [f"src/grammar.json is out of date in {key}: run `tree-sitter generate`"
                for key in told if told[key] != stored[key]]
    # In one go with it the parser is written; these are its names.
    parser = (FOLDER / "src/parser.c").read_text()
    missing = [name for name in stored["rules"] if f"sym_{name}" not in parser and name not in stored["inline"]]
    return problems + [f"src/parser.c knows no {name}" for name in missing]


# As much of the functions that a grammar is written with as this one uses.
DSL = r"""
const rule = value => typeof value === "string" ? { type: "STRING", value }
  : value instanceof RegExp ? { type: "PATTERN", value: value.source, ...(value.flags ? { flags: value.flags } : {}) }
  : value;
const BLANK = { type: "BLANK" };
const seq = (...members) => ({ type: "SEQ", members: members.map(rule) });
const choice = (...members) => ({ type: "CHOICE", members: members.map(rule) });
const optional = value => choice(value, BLANK);
const repeat = content => ({ type: "REPEAT", content: rule(content) });
const repeat1 = content => ({ type: "REPEAT1", content: rule(content) });
const field = (name, content) => ({ type: "FIELD", name, content: rule(content) });
const token = content => ({ type: "TOKEN", content: rule(content) });
token.immediate = content => ({ type: "IMMEDIATE_TOKEN", content: rule(content) });
const alias = (content, symbol) => ({ type: "ALIAS", content: rule(content), named: true, value: symbol.name });
const $ = new Proxy({}, { get: (_, name) => ({ type: "SYMBOL", name }) });
const grammar = told => ({
  name: told.name, word: told.word($).name,
  rules: Object.fromEntries(Object.entries(told.rules).map(([name, body]) => [name, rule(body($))])),
  extras: told.extras($).map(rule), externals: told.externals($).map(rule),
  inline: told.inline($).map(symbol => symbol.name), supertypes: told.supertypes($).map(symbol => symbol.name),
});
Object.assign(globalThis, { seq, choice, optional, repeat, repeat1, field, token, alias, grammar });
console.log(JSON.stringify(require(process.argv[1])));
"""
