#!/usr/bin/python3
"""Gathers the pages of the site as Markdown for Sphinx; no words are written here that stand elsewhere.

    tools/site/gather.py --nonet PROGRAM FOLDER

The order is that of contents.toml.  What is made: <commands> from the command's help and docs/cli.md, <techniques> from the command
and docs/techniques/, <engines> from the command, docs/engines.md and src/engines/, <api> from the public headers, <languages>
from the list of languages.
"""

import argparse
import pathlib
import posixpath
import re
import shutil
import tomllib

import answers
import headers
import links

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = {"README.md": "index", "docs/README.md": "map", "include/nonet/nonet.h": "api/c", "docs/techniques": "techniques/index",
         "include/nonet/nonet.hpp": "api/index", "data/SOURCES.md": "data_sources", "docs/pictures/README.md": "pictures"}
LANGUAGES = {"c": "C", "cpp": "C++", "hpp": "C++", "h": "C", "py": "python", "mjs": "javascript", "js": "javascript"}


def read(file):
    return (ROOT / file).read_text()


class Site:
    def __init__(self, program, folder):
        self.nonet, self.folder = answers.Nonet(program), folder
        self.contents = tomllib.loads(read("tools/site/contents.toml"))
        self.languages = [entry for entry in self.contents["language"] if (ROOT / entry["page"]).exists()]
        self.links = links.Pages(ROOT)
        self.written = {}
        pages = self.links.pages
        for entry in self.languages:
            pages[entry["page"]] = "languages/" + entry["name"].lower().replace("+", "p").replace("#", "sharp")
        for file in sorted(ROOT.glob("docs/**/*.md")):
            file = str(file.relative_to(ROOT))
            pages.setdefault(file, NAMES.get(file, file.removeprefix("docs/").removesuffix(".md")))
        for section in self.contents["section"]:
            for file in section["pages"]:
                if file[0] != "<":
                    pages.setdefault(file, NAMES.get(file, posixpath.splitext(file)[0].lower()))
        for header in self.headers():
            pages[header] = "api/" + pathlib.Path(header).stem
        pages.update({file: name for file, name in NAMES.items() if file not in pages})

    def headers(self):
        """The public C++ headers, in the order of nonet.hpp."""
        return ["include/" + name for name in re.findall(r'^#include "(nonet/\S+)"', read("include/nonet/nonet.hpp"), re.M)]

    def write(self, page, text):
        file = self.folder / (page + ".md")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(wrapped(text))
        self.written[page] = text

    def document(self, file):
        page = self.links.pages[file]
        self.write(page, self.links.rewrite(read(file), file, page))

    def header_link(self, here):
        known = {file.removeprefix("include/nonet/"): file for file in self.links.pages if file.startswith("include/")}

        def link(name):
            file = known.get(name) or known.get("more/" + name) or (name if name in self.links.pages else None)
            if file is None or self.links.pages[file] == here:
                return None
            return f"[{headers.escape(name)}]({self.links.to(file, here)})"
        return link

    # ---- Kinds of pages

    def commands(self):
        before, told, behind = answers.told_of_commands(read("docs/cli.md"))
        names = [name for name, _ in self.nonet.commands()]
        unknown = set(told) - set(names)
        if unknown:
            raise SystemExit(f"site: docs/cli.md tells of what is no command: {', '.join(sorted(unknown))}")
        self.write("commands/index", answers.commands_index(self.nonet) + toctree(map(answers.page_name, names), hidden=True))
        for name in names:
            page = "commands/" + answers.page_name(name)
            self.write(page, answers.command_page(
                self.nonet, name, self.links.rewrite(told.get(name, ""), "docs/cli.md", page)))
        rows = "".join(f"- [{name}](commands/{answers.page_name(name)}.md): {headers.escape(line)}\n"
                       for name, line in self.nonet.commands())
        rewritten = [self.links.rewrite(part, "docs/cli.md", "cli") for part in (before, behind)]
        self.write("cli", rewritten[0] + rows + rewritten[1])
        return "commands/index"

    def techniques(self):
        ids = [record["technique"] for record in self.nonet.lists("techniques", "technique")]
        for name in ids:
            self.document(f"docs/techniques/{name}.md")
        self.write("techniques/index", answers.techniques_index(self.nonet) + toctree(ids, hidden=True))
        return "techniques/index"

    def engines(self):
        course, records = read("docs/engines.md"), self.nonet.lists("engines", "engine")
        for record in records:
            name = record["engine"]
            page = "engines/" + name
            text = answers.engine_page(record, course, read(f"src/engines/{name}.cpp"))
            self.write(page, self.links.rewrite(text, "docs/engines.md", page))
        list_of = "".join(f"- [{record['engine']}]({record['engine']}.md): {headers.escape(record['idea'])}\n" for record in records)
        self.write("engines/index", f"# Engines\n\n{list_of}\n" + toctree((r["engine"] for r in records), hidden=True))
        return "engines/index"

    def api(self):
        text = read("include/nonet/nonet.hpp")
        intro, _ = headers.cut(text)
        out = ["# C++ reference", "", *headers.prose(intro, self.header_link("api/index"))]
        for title, body in re.findall(r'^// (.*)\.\n((?:#include "nonet/.*\n)+)', text, re.M):
            out += ["## " + title, ""]
            out += [f"- [{name}]({pathlib.Path(name).stem}.md): {headers.escape(words)}"
                    for name, words in re.findall(r'#include "(\S+)" *// (.*)', body)] + [""]
        stems = [pathlib.Path(header).stem for header in self.headers()]
        self.write("api/index", "\n".join(out) + toctree(stems, hidden=True))
        for header in self.headers():
            self.header(header, header.removeprefix("include/"))
        return "api/index"

    def header(self, file, title):
        page = self.links.pages[file]
        self.write(page, headers.page(read(file), title, self.header_link(page)))

    def show(self, file, page):
        """A file of the project, or the list of a folder, that documents link to."""
        head = f"---\norphan: true\nnosearch: true\n---\n# {file}\n\n"
        path = ROOT / file
        if path.is_dir():
            inside = sorted(str(entry.relative_to(ROOT)) for entry in path.iterdir() if entry.is_file())
            self.write(page, head + "".join(f"- [{name}]({self.links.to(name, page)})\n" for name in inside))
        else:
            language = LANGUAGES.get(path.suffix[1:], path.suffix[1:] if path.suffix in (".java", ".cs", ".sql") else "text")
            self.write(page, f"{head}````````{language}\n{path.read_text()}\n````````\n")

    def front(self):
        self.document("README.md")
        trees = "".join(toctree(pages, hidden=True, caption=title) for title, pages in self.sidebar())
        self.write("index", self.written["index"] + trees)

    def sidebar(self):
        """(title, pages) of each section; a language's page goes by the language's name."""
        for section in self.contents["section"]:
            pages = []
            for file in section["pages"]:
                if file == "<languages>":
                    pages += [f"{entry['name']} </{self.links.pages[entry['page']]}>" for entry in self.languages]
                else:
                    pages.append({"<commands>": "commands/index", "<techniques>": "techniques/index",
                                  "<engines>": "engines/index", "<api>": "api/index"}.get(file) or self.links.pages[file])
            yield section["title"], pages

    def gather(self):
        for make in (self.commands, self.techniques, self.engines, self.api, self.front):
            make()
        for entry in self.languages:
            self.document(entry["page"])
        for section in self.contents["section"]:
            for file in section["pages"]:
                if file.endswith(".h"):
                    self.header(file, "C reference: " + file.removeprefix("include/"))
                elif file == "LICENSE":
                    self.write("license", f"# Licence\n\n```text\n{read(file)}```\n")
                elif file[0] != "<" and self.links.pages[file] not in self.written:
                    self.document(file)
        shown = set()
        while set(self.links.shown) - shown:
            file = sorted(set(self.links.shown) - shown)[0]
            shown.add(file)
            self.show(file, self.links.shown[file])
        for picture in self.links.pictures:
            target = self.folder / "files" / picture
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / picture, target)


def wrapped(text):
    """Sentences of the program, which stand in blocks of code, are broken where the page ends; drawings are not."""
    def block(found):
        sentences = any(re.search(r"[a-z], [a-z]|[a-z]\. [A-Z]", line) for line in found[2].split("\n") if len(line) > 90)
        if found[1] not in ("", "console") or not sentences:
            return found[0]
        return f"```{{code-block}} {found[1] or 'text'}\n:class: sentences\n\n{found[2]}```"
    return re.sub(r"^```([^\n]*)\n(.*?)^```$", block, text, flags=re.M | re.S)


def toctree(pages, hidden=False, caption=None):
    options = (":hidden:\n" if hidden else "") + (f":caption: {caption}\n" if caption else "")
    return "\n```{toctree}\n" + options + "".join(f"{page}\n" for page in pages) + "```\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nonet", required=True)
    parser.add_argument("folder", type=pathlib.Path)
    arguments = parser.parse_args()
    shutil.rmtree(arguments.folder, ignore_errors=True)
    Site(arguments.nonet, arguments.folder).gather()


main()
