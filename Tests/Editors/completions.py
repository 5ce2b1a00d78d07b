"""Completions as the shells give them: each script is loaded by its shell, which is asked to complete lines."""

import os
import pathlib
import pty
import select
import shlex
import subprocess
import tempfile
import time

# A line, what must be offered, and what must not; `None` as the latter forbids everything else.
CASES = [
    ("skelc --em", {"--emit"}, None),
    ("skelc ch", {"check"}, None),
    ("skelc com", {"completions"}, None),
    ("skelc check --sc", {"--screen"}, None),
    ("skelc check --", {"--werror", "--allow", "--help"}, {"--emit", "--json", "--depfile"}),
    ("skelc list --", {"--json", "--help"}, None),
    ("skelc fix fe", {"feed.skl"}, None),
    ("skelc format --", {"--check", "--diff", "--help"}, {"--emit", "--screen"}),
    ("skelc fix --d", {"--diff", "--diagnostics", "--deny"}, {"--depfile", "--device"}),
    ("skelc --scheme ", {"light", "dark", "auto"}, None),
    ("skelc --scheme=d", {"dark"}, None),
    ("skelc feed.skl --emit js", {"json"}, None),
    ("skelc feed.skl --emit json,s", {"svg", "swift", "swiftui"}, None),
    ("skelc feed.skl --device iPadM", {"iPadMini"}, None),
    ("skelc check --allow off", {"off-screen"}, None),
    ("skelc check --allow unknown-a", set(), None),
    ("skelc check --diagnostics ", {"text", "short", "json", "sarif", "github"}, None),
    ("skelc --preview --sche", {"--scheme"}, None),
    ("skelc list ", {"devices", "attributes", "kinds", "colors", "diagnostics"}, None),
    ("skelc list devices ", set(), None),
    ("skelc explain cornerR", {"cornerRadius"}, None),
    ("skelc explain out-", {"out-of-range"}, None),
    ("skelc explain --at fe", {"feed.skl"}, None),
    ("skelc completions ", {"bash", "zsh", "fish"}, None),
    ("skelc fe", {"feed.skl"}, None),
    ("skelc ", {"check", "format", "fix", "list", "feed.skl"}, {"import", "--emit"}),
    ("skelc check sub/", {"sub/inner.skl"}, None),
    ("skelc --screen Feed ch", {"check"}, None),
    ("skelc --screen=Feed ch", {"check"}, None),
    ("skelc feed.skl ch", set(), {"check"}),
    ("skelc feed.skl -o su", {"sub"}, None),
    ("skelc -I s", {"sub"}, None),
    ("skelc -- --em", set(), None),
]


def check(skelc):
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "sub").mkdir()
        for name in ("feed.skl", "other.txt", "sub/inner.skl"):
            (root / name).write_text("")
        for shell, complete in (("bash", bash), ("zsh", zsh), ("fish", fish)):
            script = root.parent / f"{root.name}.{shell}"
            script.write_bytes(subprocess.run([skelc, "completions", shell], check=True, capture_output=True).stdout)
            try:
                offered = complete(script, root, [line for line, _, _ in CASES])
            finally:
                script.unlink()
            if len(offered) != len(CASES):
                problems.append(f"{shell}: {len(offered)} answers to {len(CASES)} lines")
            for (line, wanted, unwanted), words in zip(CASES, offered):
                words = {plain(word, line) for word in words}
                wanted = {plain(word, line) for word in wanted}
                wrong = words - wanted if unwanted is None else words & unwanted
                # fish puts files of other names last instead of leaving them out; zsh offers flags where nothing else is.
                if shell == "fish":
                    wrong -= {"other.txt"}
                if shell == "zsh" and not wanted and not line.split(" ")[-1]:
                    wrong = {word for word in wrong if not word.startswith("-")}
                if wanted - words or wrong:
                    problems.append(f"{shell}: '{line}' lacks {sorted(wanted - words)}, has {sorted(wrong)} too much")
    return problems


def plain(word, line):
    """Shells tell a candidate with or without what stands before it."""
    word = word.strip().rstrip("/")
    if not line.split(" ")[-1].startswith("--") or "=" in line:
        word = word.split("=")[-1]
    return word.split(",")[-1].split("/")[-1]


def bash(script, folder, lines):
    calls = [f"source {shlex.quote(str(script))}"]
    for line in lines:
        # As readline splits by default: at spaces, and before and behind = and :.
        words = line.replace("=", " = ").replace(":", " : ").split(" ")
        words = [word for word in words[:-1] if word] + words[-1:]
        calls.append(f"COMP_WORDS=({shlex.join(words)}) COMP_CWORD={len(words) - 1} COMPREPLY=()")
        calls.append("_skelc; printf '%s\\n' \"${COMPREPLY[@]}\" --end--")
    run = subprocess.run(["bash", "--norc", "-c", "\n".join(calls)], cwd=folder, capture_output=True, text=True)
    if run.stderr:
        raise SystemExit(f"bash: {run.stderr}")
    return answers(run.stdout)


def fish(script, folder, lines):
    calls = [f"source {shlex.quote(str(script))}"]
    for line in lines:
        calls.append(f"complete -C {shlex.quote(line)}; echo -- --end--")
    run = subprocess.run(
        ["fish", "--no-config", "-c", "\n".join(calls)], cwd=folder, capture_output=True, text=True,
        env=os.environ | {"HOME": str(folder)})
    if run.stderr:
        raise SystemExit(f"fish: {run.stderr}")
    return answers("\n".join(line.split("\t")[0] for line in run.stdout.splitlines()))


# Every match is written down before it is added; a key ends the answer and empties the line.
ZSH = r"""
PS1= RPS1= LISTMAX=10000
autoload -Uz compinit && compinit -D -u
source "$SCRIPT"
zstyle ':completion:*' list-prompt ''
compadd() {
  local -a hits
  [[ " ${(j: :)@} " == *' -'[a-zA-Z]#[OAD]' '* ]] || { builtin compadd -A hits "$@"; print -rl -- $hits >>$ANSWERS }
  builtin compadd "$@"
}
finish() { print -r -- --end-- >>$ANSWERS; BUFFER= }
zle -N finish
bindkey '^I' list-choices
bindkey '^X^E' finish
setopt extended_glob no_list_beep
cd "$FOLDER"
print -r -- --end-- >>$ANSWERS
"""


def zsh(script, folder, lines):
    with tempfile.TemporaryDirectory() as home:
        answer = pathlib.Path(home) / "answers"
        answer.touch()
        (pathlib.Path(home) / ".zshrc").write_text(ZSH)
        environment = os.environ | {
            "ZDOTDIR": home, "SCRIPT": str(script), "ANSWERS": str(answer), "FOLDER": str(folder), "TERM": "dumb"}
        child, terminal = pty.fork()
        if child == 0:
            os.execvpe("zsh", ["zsh", "-d", "-i"], environment)
        try:
            wait(terminal, answer, 1)
            for index, line in enumerate(lines):
                os.write(terminal, f"{line}\t\x18\x05".encode())
                wait(terminal, answer, index + 2)
        finally:
            os.close(terminal)
            os.waitpid(child, 0)
        return answers(answer.read_text())[1:]


def wait(terminal, answer, count):
    """Until so many answers stand; whatever the shell shows meanwhile is read, or it would wait for that."""
    deadline = time.monotonic() + 20
    while answer.read_text().count("--end--") < count:
        if select.select([terminal], [], [], 0.01)[0]:
            try:
                os.read(terminal, 1 << 16)
            except OSError:
                raise SystemExit("zsh ended")
        if time.monotonic() > deadline:
            raise SystemExit(f"zsh gave {answer.read_text()!r}")


def answers(text):
    result, current = [], []
    for line in text.splitlines():
        if line == "--end--":
            result.append(current)
            current = []
        elif line:
            current.append(line)
    return result


if __name__ == "__main__":
    import sys

    for problem in check(sys.argv[1]):
        print(problem)
