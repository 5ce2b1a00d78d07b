/**
 * The grammar of .skl files for tree-sitter, after ../../skl.ebnf, whose productions keep their names where they are
 * nodes here.
 *
 * The rule of line ends, and comments, which nest, are in src/scanner.c. A line end behind a word that begins an item,
 * as in `let` and its name on the next line, is let pass here; skelc refuses it. `tree-sitter generate` makes src/parser.c.
 */

// @ts-check
/// <reference types="tree-sitter-cli/dsl" />

const KEYWORDS = ["import", "let", "style", "appearance", "component", "screen", "repeat", "if", "else", "as"];

module.exports = grammar({
  name: "skl",

  externals: $ => [$._line_end, $.block_comment, $._string_text, $._error_sentinel],
  extras: $ => [/[ \t\r\n]/, $.line_comment, $.block_comment],
  word: $ => $.identifier,
  inline: $ => [$._name, $._kind],
  supertypes: $ => [$.value],

  rules: {
    source_file: $ => seq(optional($._sep), optional(separated($, $._file_item))),

    _sep: $ => repeat1(choice($._line_end, ";")),

    // ---- Files ----

    _file_item: $ => choice($.import, $.constant, $.style, $.appearance, $.component, $.screen),

    import: $ => seq("import", field("path", $.string)),
    constant: $ => seq("let", field("name", $._name), "=", field("value", $.value)),
    style: $ => seq("style", field("name", $._name), field("body", $.attribute_block)),
    appearance: $ => seq("appearance", field("body", alias($._defaults, $.attribute_block))),
    component: $ =>
      seq("component", field("name", $._name), field("parameters", optional($.parameters)), field("body", $.block)),
    screen: $ =>
      seq("screen", field("name", $._name), field("arguments", optional($.arguments)), field("body", $.block)),

    parameters: $ => seq("(", listed($.parameter), ")"),
    parameter: $ => seq(field("name", $._name), optional(seq("=", field("value", $.value)))),

    attribute_block: $ => seq("{", optional($._sep), optional(separated($, $.attribute)), "}"),
    _defaults: $ =>
      seq("{", optional($._sep), optional(separated($, choice($.attribute, $.kind_defaults))), "}"),
    kind_defaults: $ => seq(field("kind", $._kind), field("body", $.attribute_block)),

    // ---- Items ----

    block: $ => seq("{", optional($._sep), optional(separated($, $._item)), "}"),
    _item: $ => choice($.attribute, $.constraint, $.element, $.repeat, $.if, $.appearance),

    attribute: $ => seq(field("name", $._name), ":", field("value", $.value)),
    constraint: $ =>
      seq(
        field("left", $.own_path),
        field("relation", choice("==", "<=", ">=")),
        field("right", $._sum),
        optional(seq("@", field("priority", $._sum))),
      ),
    own_path: $ => seq($._kind, repeat($._step)),
    element: $ =>
      seq(
        field("kind", $._kind),
        field("name", optional($._name)),
        field("arguments", optional($.arguments)),
        field("body", optional($.block)),
      ),
    repeat: $ =>
      seq("repeat", field("count", $._sum), optional(seq("as", field("name", $._name))), field("body", $.block)),
    if: $ =>
      seq(
        "if",
        field("condition", $.value),
        field("body", $.block),
        repeat(seq("else", "if", field("condition", $.value), field("body", $.block))),
        optional(seq("else", field("body", $.block))),
      ),

    // ---- Values ----

    value: $ => choice(alias($._disjunction, $.binary_expression), $._conjunction),
    _disjunction: $ => binary($.value, "||", $._conjunction),
    _conjunction: $ => choice(alias($._both, $.binary_expression), $._negation),
    _both: $ => binary($._conjunction, "&&", $._negation),
    _negation: $ => choice(alias($._not, $.unary_expression), $._comparison),
    _not: $ => seq(field("operator", "!"), field("operand", $._comparison)),
    _comparison: $ => choice(alias($._compared, $.binary_expression), $._sum),
    _compared: $ => binary($._sum, choice("==", "!=", "<=", ">=", "<", ">"), $._sum),
    _sum: $ => choice(alias($._added, $.binary_expression), $._product),
    _added: $ => binary($._sum, choice("+", "-"), $._product),
    _product: $ => choice(alias($._multiplied, $.binary_expression), $._unary),
    _multiplied: $ => binary($._product, choice("*", "/"), $._unary),
    _unary: $ => choice(alias($._negative, $.unary_expression), $._primary),
    _negative: $ => seq(field("operator", "-"), field("operand", $._primary)),
    _primary: $ => choice($.number, $.string, $.color, $.list, $.tuple, $.path, $.call),

    call: $ => seq(field("function", alias($.path, $.callee)), field("arguments", $.arguments)),
    path: $ => seq($._name, repeat($._step)),
    _step: $ => choice(seq(".", $._name), $.index),
    index: $ => seq("[", $._sum, "]"),
    list: $ => seq("[", listed($._entry), "]"),
    // One entry without label and comma is only grouping.
    tuple: $ => seq("(", listed($._entry), ")"),
    arguments: $ => seq("(", listed($._entry), ")"),
    _entry: $ => choice($.argument, $.value),
    argument: $ => seq(field("label", $._name), ":", field("value", $.value)),

    // ---- Words ----

    // No word is reserved: where a word of the grammar cannot stand, it is a name like any other.
    _kind: $ => $.identifier,
    _name: $ => choice($.identifier, ...KEYWORDS.map(word => alias(word, $.identifier))),

    // ---- Tokens ----

    identifier: _ => /[_\p{XID_Start}][\p{XID_Continue}]*/u,
    number: _ => /[0-9]+(\.[0-9]+)?/,
    string: $ => seq('"', repeat(choice($._string_text, $.escape)), token.immediate('"')),
    escape: _ => token.immediate(/\\(["\\nt]|u\{[0-9A-Fa-f]+\})/),
    color: _ => /#[0-9A-Fa-f]{3}([0-9A-Fa-f]{3}([0-9A-Fa-f]{2})?)?/,
    line_comment: _ => token(seq("//", /[^\r\n]*/)),
  },
});

/** Items with separators between them, and maybe one behind the last. */
function separated($, item) {
  return seq(item, repeat(seq($._sep, item)), optional($._sep));
}

/** Entries with commas between them, and maybe one behind the last; or none. */
function listed(entry) {
  return optional(seq(entry, repeat(seq(",", entry)), optional(",")));
}

function binary(left, operator, right) {
  return seq(field("left", left), field("operator", operator), field("right", right));
}
