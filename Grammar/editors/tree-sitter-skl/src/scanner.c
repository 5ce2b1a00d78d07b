// Line ends, comments and the inside of strings.
//
// An item ends with its line, unless the line ends in a token that cannot end an item (the grammar sees to that) or the
// next line begins with one that cannot begin one (seen here). A block comment that holds a line end counts as one.

#include "tree_sitter/alloc.h"
#include "tree_sitter/parser.h"

enum Token { LINE_END, BLOCK_COMMENT, STRING_TEXT, ERROR_SENTINEL };

// What a block comment leaves to the token behind it: a line end stood before or in it, and one counts here.
typedef struct {
  bool line_ended;
} Scanner;

static bool is_line_end(int32_t c) { return c == '\n' || c == '\r'; }
static bool is_space(int32_t c) { return c == ' ' || c == '\t' || is_line_end(c); }

// Ours are words of ASCII, Unicode's letters and marks are all above it.
static bool continues_word(int32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c >= 0x80;
}

// The rest of a block comment behind its first mark; false where it never ends.
static bool scan_comment(TSLexer *lexer, bool *holds_line_end) {
  unsigned depth = 1;
  while (depth > 0) {
    if (lexer->eof(lexer)) return false;
    int32_t c = lexer->lookahead;
    lexer->advance(lexer, false);
    if (is_line_end(c)) *holds_line_end = true;
    if (c == '*' && lexer->lookahead == '/') {
      depth--;
      lexer->advance(lexer, false);
    } else if (c == '/' && lexer->lookahead == '*') {
      depth++;
      lexer->advance(lexer, false);
    }
  }
  return true;
}

// Whether the token behind spaces and comments can begin an item.
static bool next_begins_item(TSLexer *lexer) {
  for (;;) {
    while (is_space(lexer->lookahead)) lexer->advance(lexer, false);
    if (lexer->eof(lexer)) return false;
    switch (lexer->lookahead) {
    case '/':
      lexer->advance(lexer, false);
      if (lexer->lookahead == '/') {
        while (!lexer->eof(lexer) && !is_line_end(lexer->lookahead)) lexer->advance(lexer, false);
        continue;
      }
      if (lexer->lookahead == '*') {
        lexer->advance(lexer, false);
        bool ignored = false;
        if (scan_comment(lexer, &ignored)) continue;
      }
      return false;
    case '{': case '}': case ')': case ']': case ',': case ':': case '.': case '@': case '=': case '!': case '<':
    case '>': case '+': case '-': case '*': case '&': case '|':
      return false;
    case 'e':
      for (const char *rest = "else"; *rest; rest++) {
        if (lexer->lookahead != *rest) return true;
        lexer->advance(lexer, false);
      }
      return continues_word(lexer->lookahead);
    default:
      return true;
    }
  }
}

static bool scan_string_text(TSLexer *lexer) {
  bool has_text = false;
  for (; !lexer->eof(lexer); has_text = true) {
    int32_t c = lexer->lookahead;
    if (c == '"' || c == '\\' || (c < 0x20 && c != '\t') || c == 0x7f) break;
    lexer->advance(lexer, false);
  }
  lexer->result_symbol = STRING_TEXT;
  return has_text;
}

bool tree_sitter_skl_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  Scanner *scanner = payload;
  if (valid[STRING_TEXT] && !valid[ERROR_SENTINEL]) return scan_string_text(lexer);

  bool line_ended = scanner->line_ended;
  while (is_space(lexer->lookahead)) {
    if (is_line_end(lexer->lookahead)) line_ended = true;
    lexer->advance(lexer, true);
  }
  lexer->mark_end(lexer);

  if (lexer->lookahead == '/') {
    lexer->advance(lexer, false);
    if (lexer->lookahead != '*') return false;
    lexer->advance(lexer, false);
    if (!scan_comment(lexer, &line_ended)) return false;
    lexer->mark_end(lexer);
    scanner->line_ended = line_ended && valid[LINE_END] && next_begins_item(lexer);
    lexer->result_symbol = BLOCK_COMMENT;
    return true;
  }

  if (!line_ended || !valid[LINE_END] || !next_begins_item(lexer)) return false;
  scanner->line_ended = false;
  lexer->result_symbol = LINE_END;
  return true;
}

void *tree_sitter_skl_external_scanner_create(void) { return ts_calloc(1, sizeof(Scanner)); }

void tree_sitter_skl_external_scanner_destroy(void *payload) { ts_free(payload); }

unsigned tree_sitter_skl_external_scanner_serialize(void *payload, char *buffer) {
  buffer[0] = ((Scanner *)payload)->line_ended;
  return 1;
}

void tree_sitter_skl_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  ((Scanner *)payload)->line_ended = length > 0 && buffer[0];
}
