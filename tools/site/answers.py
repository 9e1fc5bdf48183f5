"""Pages made from what the command says of itself: commands, engines, techniques."""

import json
import re
import subprocess

from headers import escape


class Nonet:
    def __init__(self, program):
        self.program = program

    def says(self, *words):
        return subprocess.run([self.program, *words], check=True, capture_output=True, text=True, timeout=60).stdout

    def lists(self, word, key):
        """The objects of `nonet WORD --json` that have the key."""
        return [record for record in map(json.loads, self.says(word, "--json").splitlines()) if key in record]

    def commands(self):
        """(name, one line) of each command, as `nonet --help` lists them."""
        return re.findall(r"^  (\S+(?: \S+)*?)  +(.*)$", self.says("--help").split("Options:")[0], re.M)


def page_name(command):
    return command.replace(" ", "_")


def command_page(nonet, name, told):
    """`told`: what docs/cli.md says of the command beyond its help."""
    usage, *paragraphs = nonet.says("help", *name.split()).strip("\n").split("\n\n")
    out = [f"# nonet {name}", "", "```text", usage.removeprefix("Usage: "), "```", ""]
    behind = {"Options:": "## Example", "Common options:": "## More examples"}
    for number, paragraph in enumerate(paragraphs):
        title = paragraph.split("\n")[0]
        if title in behind:
            out += [f"## {title[:-1]}", "", *options(paragraph)]
            out += [behind[title], ""] if number + 1 < len(paragraphs) else []
        elif paragraph.startswith("  "):
            language = "console" if paragraph.startswith("  $") else "text"
            out += [f"```{language}", re.sub(r"^  ", "", paragraph, flags=re.M), "```", ""]
        else:
            out += [said(paragraph), ""]
    if told:
        out += ["## More about it", "", told, ""]
    return "\n".join(out)


def said(text):
    """Words of the help; the names of options in them, and commands in quotes, as code."""
    code = re.compile(r"(?<![\w-])('nonet [^']+'|--?[a-zA-Z][\w-]*)")
    return "".join(f"`{' '.join(part.strip(chr(39)).split())}`" if number % 2 else escape(part)
                   for number, part in enumerate(code.split(text)))


def options(paragraph):
    out, flag, meaning = [], None, []
    for line in paragraph.split("\n")[1:] + ["  -"]:
        begins = re.match(r"  (-\S*(?:,? \S+)*)(?:  +(.*))?$", line)
        if begins:
            if flag:
                out += [f"`{flag}`", f": {said(' '.join(meaning))}", ""]
            flag, meaning = begins[1], [begins[2] or ""]
        else:
            meaning.append(line.strip())
    return out


def told_of_commands(cli):
    """docs/cli.md, its section on the commands cut out -> (what stands before, {name: its text}, what stands behind)."""
    before, section, behind = re.fullmatch(r"(.*\n## The commands\n\n)(.*?)(\n## .*)", cli, re.S).groups()
    told, current = {}, ()
    for paragraph in re.split(r"\n\n(?![^`]*^```$)", section.strip(), flags=re.M):
        names = re.findall(r"(?:^|(?<=, )|(?<=\. ))\*\*([a-z ]+)\*\*", paragraph)
        current = names or current
        for name in current:
            told[name] = told.get(name, "") + paragraph + "\n\n"
    return before, told, behind


def commands_index(nonet):
    rows = "".join(f"| [{name}]({page_name(name)}.md) | {escape(line)} |\n" for name, line in nonet.commands())
    return f"# Commands\n\nWhat holds for all of them: [the nonet command](../cli.md).\n\n| command | what it answers |\n|---|---|\n{rows}"


def engine_page(engine, course, source):
    """`course`: docs/engines.md; `source`: the engine's own file."""
    name = engine["engine"]
    told = re.search(rf"^\*\*`{name}`\*\*.*?(?=\n\n)", course, re.M | re.S)
    if not told:
        raise SystemExit(f"site: docs/engines.md has no paragraph that begins with **`{name}`**")
    marks = "honoured" if engine["takes_marks"] else "not taken: givens only"
    return (f"# {name}\n\nThe idea: {escape(engine['idea'])}.\n\n{told[0]}\n\n"
            f"- Where it is shown: {escape(engine['source'])}\n- Pencil marks: {marks}\n"
            f"- Its figures, beside those of the others: [the reading course](engines.md)\n\n"
            f"Its file, `src/engines/{name}.cpp`:\n\n```cpp\n{source}```\n")


def techniques_index(nonet):
    out = ["# Techniques", "", "In the order in which they are tried. Ratings are those of the easiest step, on the scale of",
           "Sudoku Explainer; [what they mean](../rating.md).", "", "| technique | from | what it says |", "|---|---|---|"]
    for record in nonet.lists("techniques", "technique"):
        rating = next(iter(record["ratings"].values()), "")
        out.append(f"| [{record['name']}]({record['technique']}.md) | {rating} | {escape(record['meaning'])} |")
    return "\n".join(out) + "\n"
