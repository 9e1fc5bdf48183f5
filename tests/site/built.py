"""What the tests of the site share: the built site, its pages, a browser."""

import functools
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.parse

ROOT = pathlib.Path(__file__).parents[2]
SITE = ROOT / "build/site/html"
CONTENTS = tomllib.loads((ROOT / "tools/site/contents.toml").read_text())
SOURCES = ("README.md", "docs/**/*.md", "bindings/*/README.md", "include/nonet/**/*.h*", "tools/site/**/*", "src/engines/*.cpp")


def skip(why):
    print(f"skipped: {why}", file=sys.stderr)
    sys.exit(77)


def need_site():
    """The tests are of the site as the sources are now: one that is older, or none, is no fault."""
    index = SITE / "index.html"
    if not index.exists():
        skip("the site is not built: ./test site")
    for pattern in SOURCES:
        for file in ROOT.glob(pattern):
            if file.is_file() and "__pycache__" not in file.parts and file.stat().st_mtime > index.stat().st_mtime:
                skip(f"{file.relative_to(ROOT)} is newer than the site: ./test site")


class Page(html.parser.HTMLParser):
    """Of one page: title, anchors, what it links to, and what it loads without being asked."""
    LOADS = {("img", "src"), ("script", "src"), ("iframe", "src"), ("source", "src"), ("source", "srcset"), ("img", "srcset"),
             ("video", "src"), ("audio", "src"), ("object", "data"), ("embed", "src"), ("form", "action"), ("image", "href")}

    def __init__(self, file):
        super().__init__()
        self.title, self.ids, self.links, self.loads, self.words = "", set(), [], [], []
        self._inside = []
        self.feed(file.read_text())

    def handle_starttag(self, tag, attributes):
        self._inside = [tag]
        for key, value in attributes:
            if key == "id":
                self.ids.add(value)
            elif tag == "a" and key == "href":
                self.links.append(value)
            elif (tag, key) in self.LOADS or tag == "link" and key == "href":
                self.loads.append(value)
            elif key == "style":
                self.loads += urls_of_css(value)

    def handle_data(self, data):
        if self._inside == ["title"]:
            self.title += data
        elif self._inside == ["style"]:
            self.loads += urls_of_css(data)
        elif self._inside != ["script"]:
            self.words.append(data)

    def handle_endtag(self, tag):
        self._inside = []

    def text(self):
        return " ".join(" ".join(self.words).split())


def urls_of_css(text):
    return re.findall(r"url\(\s*['\"]?([^'\")]+)", text) + re.findall(r"@import\s+['\"]([^'\"]+)", text)


@functools.cache
def page(name):
    return Page(SITE / name)


def page_names():
    return sorted(str(file.relative_to(SITE)) for file in SITE.rglob("*.html"))


def target_of(name, link):
    """(page, anchor) that a link of a page leads to; None as the page for another host."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None, parts.netloc or parts.scheme
    path = urllib.parse.unquote(parts.path)
    here = (SITE / name).parent
    return ((here / path).resolve() if path else SITE / name), urllib.parse.unquote(parts.fragment)


def browser():
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        skip("there is no Chromium: ./setup browser")
    return found


def dom(url, *flags):
    """A page after its scripts have run, in a browser that finds no other host."""
    with tempfile.TemporaryDirectory() as profile:
        return subprocess.run([browser(), "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                               "--disable-background-networking", "--disable-component-update", "--disable-sync",
                               "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={profile}",
                               "--virtual-time-budget=20000", *flags, "--dump-dom", url],
                              check=True, capture_output=True, text=True, timeout=120).stdout


def answers(program, word, key):
    said = subprocess.run([program, word, "--json"], check=True, capture_output=True, text=True, timeout=60).stdout
    return [record[key] for record in map(json.loads, said.splitlines()) if key in record]
