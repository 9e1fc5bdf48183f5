#!/usr/bin/python3
"""The built site: every page of every list is there, every link leads somewhere, nothing comes from another host.

    tests/site/pages_test.py NONET
"""

import json
import re
import subprocess
import sys
import unittest

sys.dont_write_bytecode = True
from built import CONTENTS, ROOT, SITE, answers, need_site, page, page_names, target_of, urls_of_css

# Sites that the pages may link to; nothing is loaded from them.
LINKED = {"keepachangelog.com", "semver.org", "github.com", "spark.apache.org", "www.dask.org", "dask.org", "docs.dask.org", "kubernetes.dask.org",
          "docs.ray.io", "filesystem-spec.readthedocs.io", "sigh.github.io"}
NONET = sys.argv.pop(1)


class Lists(unittest.TestCase):
    def expect(self, name, *words):
        self.assertTrue((SITE / name).is_file(), name)
        for word in words:
            self.assertIn(word, page(name).text(), name)

    def test_commands(self):
        names = answers_of_help()
        self.assertGreater(len(names), 20)
        for name in names:
            self.expect(f"commands/{name.replace(' ', '_')}.html", f"nonet {name}", "--help", "Options")

    def test_techniques_with_their_pictures(self):
        names = answers(NONET, "techniques", "technique")
        self.assertGreater(len(names), 30)
        for name in names:
            self.expect(f"techniques/{name}.html", "Why it holds.")
            if (ROOT / f"docs/pictures/technique_{name}.svg").exists():
                loads = page(f"techniques/{name}.html").loads
                self.assertTrue([load for load in loads if load.endswith(f"technique_{name}.svg")], name)

    def test_engines(self):
        names = answers(NONET, "engines", "engine")
        self.assertGreater(len(names), 10)
        for name in names:
            self.expect(f"engines/{name}.html", "Where it is shown", "namespace nonet")

    def test_languages(self):
        names = {"C++": "cpp", "C#": "csharp"}
        here = [entry for entry in CONTENTS["language"] if (ROOT / entry["page"]).exists()]
        for entry in here:
            self.expect(f"languages/{names.get(entry['name'], entry['name'].lower())}.html")
        self.assertGreaterEqual(len(here), 3)

    def test_every_function_of_c_has_its_anchor(self):
        symbols = re.findall(r"^nonet_\w+$", (ROOT / "src/capi/symbols.txt").read_text(), re.M)
        self.assertGreater(len(symbols), 60)
        for symbol in symbols:
            self.assertIn(symbol, page("api/c.html").ids)

    def test_every_public_header_has_its_page_with_all_that_it_declares(self):
        for header in (ROOT / "include/nonet").rglob("*.hpp"):
            if header.name == "nonet.hpp":
                continue
            self.expect(f"api/{header.stem}.html")
            self.expect("api/index.html", str(header.relative_to(ROOT / "include")))
            # Spaces differ: the page's code is split into coloured pieces.
            shown = "".join(page(f"api/{header.stem}.html").text().split())
            for line in header.read_text().splitlines():
                if line.startswith(("[[nodiscard]]", "struct ", "class ", "enum ", "using ", "void ", "std::")):
                    self.assertIn("".join(re.sub(r"//.*", "", line).split()), shown, header.name)

    def test_changelog_and_titles(self):
        self.expect("changelog.html", "Keep a Changelog")
        for name in page_names():
            self.assertRegex(page(name).title, r"\S", name)


class Links(unittest.TestCase):
    def test_every_link_leads_somewhere(self):
        self.assertGreater(len(page_names()), 100)
        for name in page_names():
            for link in page(name).links:
                file, anchor = target_of(name, link)
                if file is None:
                    self.assertIn(anchor, LINKED, f"{name}: {link}")
                    continue
                self.assertTrue(file.is_file(), f"{name}: {link}")
                if anchor and file.suffix == ".html":
                    self.assertIn(anchor, page(str(file.relative_to(SITE))).ids, f"{name}: {link}")

    def test_nothing_is_loaded_from_another_host(self):
        for name in page_names():
            for load in page(name).loads:
                self.assertIsNotNone(target_of(name, load)[0], f"{name} loads {load}")
        for file in SITE.rglob("*.css"):
            for load in urls_of_css(file.read_text()):
                self.assertFalse(re.match(r"(https?:)?//", load), f"{file.name} loads {load}")
        for file in SITE.rglob("*.js"):
            code = re.sub(r"^\s*(//|\*|/\*).*", "", file.read_text(), flags=re.M) if file.name != "searchindex.js" else ""
            self.assertEqual(re.findall(r"https?://(?!www\.w3\.org/2000/svg\b)[^\s\"'`]+", code), [], file.name)

    def test_what_is_loaded_is_there(self):
        for name in page_names():
            for load in page(name).loads:
                self.assertTrue(target_of(name, load)[0].exists(), f"{name}: {load}")

    def test_pictures_follow_the_theme(self):
        for picture in SITE.glob("_images/*.svg"):
            self.assertIn("prefers-color-scheme:dark", picture.read_text(), picture.name)


class SearchIndex(unittest.TestCase):
    index = property(lambda _: json.loads((SITE / "searchindex.js").read_text().removeprefix("Search.setIndex(").removesuffix(")")))

    def test_words_lead_to_their_pages(self):
        index = self.index
        for word, wanted in {"wing": "techniques/x_wing", "jigsaw": "index", "hint": "commands/hint", "minlex": "canon",
                             "backtrack": "tutorials/teach_backtracking"}.items():
            pages = []
            for found in (index["terms"].get(word, []), index["titleterms"].get(word, [])):
                pages += [index["docnames"][number] for number in ([found] if isinstance(found, int) else found)]
            self.assertIn(wanted, pages, word)

    def test_shown_files_are_not_searched(self):
        index = self.index
        shown = {number for number, name in enumerate(index["docnames"]) if name.startswith("source/")}
        self.assertTrue(shown)
        for found in [*index["terms"].values(), *index["titleterms"].values()]:
            self.assertFalse(shown & ({found} if isinstance(found, int) else set(found)))


def answers_of_help():
    said = subprocess.run([NONET, "--help"], check=True, capture_output=True, text=True, timeout=60).stdout
    return re.findall(r"^  (\S+(?: \S+)*?)  +\S", said.split("Commands:")[1].split("Options:")[0], re.M)


if __name__ == "__main__":
    need_site()
    unittest.main()
