// Colours a text as VS Code does: by its own tokenizer and regular expressions, which Shiki holds and which PyPI's
// instaui-shiki brings, made for browsers.
//
//   node tokenize.mjs FOLDER GRAMMAR < TEXT       JSON: for each line its pieces, [text, scopes]
//   node tokenize.mjs FOLDER GRAMMAR THEME < TEXT HTML

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, grammarPath, theme] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), "skl-"));

// The module without what it takes from a page, which colouring does not need.
async function load(name, more = "") {
  const text = readFileSync(join(folder, name), "utf8").replace(/^import \{([^}]*)\} from ".*";$/gm, (_, names) => {
    const locals = names.split(",").map(part => part.trim().split(" as ").pop());
    return `const ${locals.map(local => `${local} = () => ({})`).join(", ")};`;
  });
  const path = join(scratch, name.replace(/js$/, "mjs"));
  writeFileSync(path, text + (typeof more === "function" ? more(text) : more));
  return import(pathToFileURL(path));
}

try {
  const { getEngine } = await load("shiki-engine.js");
  const { createHighlighter } = await load("shiki-code.js", text => {
    const name = /async function (\S+)\(\w+\) \{\s+const \w+ = await \S+;\s+return \{\s+getLastGrammarState:/.exec(text)[1];
    return `\nexport { ${name} as createHighlighter };`;
  });
  const grammar = { ...JSON.parse(readFileSync(grammarPath, "utf8")), name: "skl" };
  const themes = [theme ? (await import(pathToFileURL(join(folder, `themes/${theme}.mjs`)))).default
    : { name: "plain", type: "light", settings: [] }];
  const highlighter = await createHighlighter({ langs: [grammar], themes, engine: getEngine() });
  const text = readFileSync(0, "utf8");
  if (theme) {
    process.stdout.write(highlighter.codeToHtml(text, { lang: "skl", theme }));
  } else {
    const lines = highlighter.codeToTokensBase(text, { lang: "skl", theme: "plain", includeExplanation: "scopeName" });
    const pieces = lines.map(line => line.flatMap(token => token.explanation ?? [])
      .map(piece => [piece.content, piece.scopes.map(scope => scope.scopeName)]));
    process.stdout.write(JSON.stringify(pieces));
  }
} finally {
  rmSync(scratch, { recursive: true });
}
