#!/usr/bin/python3
"""The built site in Chromium, from file:// and without a network: no page is wider than a phone, and the search finds."""

import json
import pathlib
import re
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
from built import SITE, browser, dom, need_site

PHONE = ["index.html", "cli.html", "formats.html", "solver.html", "rating.html", "json.html", "commands/generate.html",
         "techniques/dynamic_chain.html", "engines/fast.html", "api/c.html", "api/explain.html", "languages/cpp.html",
         "changelog.html", "glossary.html"]
MEASURE = """<!doctype html><body><script>
const pages = PAGES, widths = {};
(async () => {
  for (const page of pages) {
    const frame = document.createElement('iframe');
    frame.style = 'width:390px;height:844px;border:0';
    frame.src = page;
    await new Promise((done) => { frame.onload = done; document.body.append(frame); });
    await frame.contentDocument.fonts.ready;
    const content = frame.contentDocument.querySelector('.content');  // it scrolls by itself when something in it is too wide
    widths[page] = [frame.contentWindow.innerWidth, frame.contentDocument.documentElement.scrollWidth,
                    content.clientWidth, content.scrollWidth];
    frame.remove();
  }
  document.body.textContent = JSON.stringify(widths);
})();
</script>"""


class Browser(unittest.TestCase):
    def test_no_page_is_wider_than_a_phone(self):
        with tempfile.TemporaryDirectory() as folder:
            pages = [(SITE / name).as_uri() for name in PHONE]
            measure = pathlib.Path(folder, "measure.html")
            measure.write_text(MEASURE.replace("PAGES", json.dumps(pages)))
            shown = dom(measure.as_uri(), "--allow-file-access-from-files", "--window-size=390,844")
        widths = json.loads(re.search(r"\{.*\}", shown)[0])
        self.assertEqual(len(widths), len(pages))
        for name, (screen, page, column, text) in widths.items():
            self.assertEqual(screen, 390, name)
            self.assertLessEqual(page, screen, f"{name} is wider than the phone")
            self.assertLessEqual(text, column, f"the text of {name} scrolls sideways")

    def found(self, words):
        shown = dom(f"{(SITE / 'search.html').as_uri()}?q={words}")
        results = re.search(r'id="search-results">(.*)', shown, re.S)[1]
        return re.findall(r'<li[^>]*><a href="([^"#?]+)', results)

    def test_the_search_finds(self):
        self.assertEqual(self.found("x-wing")[0], "techniques/x_wing.html")
        self.assertEqual(self.found("hint")[0], "commands/hint.html")
        self.assertIn("glossary.html", self.found("jigsaw"))
        self.assertIn("api/c.html", self.found("nonet_solve_batch"))


if __name__ == "__main__":
    need_site()
    browser()
    unittest.main()
