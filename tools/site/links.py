"""Links of documents, which lead to files of the project, as links between the pages of the site."""

import posixpath
import re

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
PICTURE = re.compile(r'(?:<a href="([^"]+)">)?<picture>.*?srcset="([^"]+)".*?<img src="([^"]+)"([^>]*)></picture>(?:</a>)?'
                     r'|(?:<a href="([^"]+)">)?<img src="([^"]+)"([^>]*)>(?:</a>)?', re.S)


class Pages:
    """Which file of the project is which page; others that are linked become pages that show them."""

    def __init__(self, root):
        self.root, self.pages = root, {}  # file of the project -> name of the page
        self.shown, self.pictures = {}, set()

    def page_of(self, target):
        if target not in self.pages and target not in self.shown:
            file = self.root / target
            if not file.exists():
                raise SystemExit(f"site: a link leads to {target}, which is not there")
            self.shown[target] = "source/" + target.replace(".", "_")
        return self.pages.get(target) or self.shown[target]

    def title(self, file):
        return (self.root / file).read_text().split("\n")[0].removeprefix("# ")

    def to(self, target, here):
        """From the page `here` to the page of a file."""
        return posixpath.relpath(self.page_of(target) + ".md", posixpath.dirname(here) or ".")

    def picture(self, target, here):
        self.pictures.add(target)
        return posixpath.relpath("files/" + target, posixpath.dirname(here) or ".")

    def resolve(self, link, file):
        return posixpath.normpath(posixpath.join(posixpath.dirname(file), link))

    def rewrite(self, text, file, here):
        """A document's text, in which links from `file` become links from the page `here`."""
        def one(found):
            mark, words, link = found[1], found[2], found[3]
            words = LINK.sub(one, words)
            path, anchor = (link.split("#") + [""])[:2]
            if re.match(r"[a-z]+:", link) or not path:
                return f"{mark}[{words}]({link})"
            target = self.resolve(path, file)
            if mark:
                return f"![{words}]({self.picture(target, here)})"
            if words in (path, posixpath.basename(path), target) and path.endswith(".md"):
                words = self.title(target)  # a file name is only meaningful in the repository
            return f"[{words}]({self.to(target, here)}{'#' + anchor if anchor else ''})"

        def outside_code(part):
            return "".join(piece if piece.startswith("`") else LINK.sub(one, piece)
                           for piece in re.split(r"(`[^`]*`)(?![^\[]*\]\()", part))

        parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
        return "".join(part if part.startswith("```") else outside_code(self.html(part, file, here)) for part in parts)

    def html(self, text, file, here):
        """Pictures written as HTML, as Markdown has no size for them: paragraphs of them, and within tables."""
        def block(found):
            return ":::{container} pictures\n" + "".join(self.image(image, file, here)
                                                          for image in PICTURE.finditer(found[0])) + ":::\n"
        text = re.sub(r"^<p>\n?(?:<a [^>]*>)?<(?:img|picture).*?</p>\n", block, text, flags=re.M | re.S)
        return re.sub(r'<img src="([^"]+)"',
                      lambda found: f'<img src="{self.picture(self.resolve(found[1], file), here)}"', text)

    def image(self, found, file, here):
        link, dark, light, looks = (found[1], found[2], found[3], found[4]) if found[3] else \
            (found[5], None, found[6], found[7])
        lines = []
        for source, kind in ((light, "only-light" if dark else ""), (dark, "only-dark")):
            if not source:
                continue
            lines.append(f"```{{image}} {self.picture(self.resolve(source, file), here)}")
            if link:
                lines.append(f":target: {self.to(self.resolve(link, file), here).removesuffix('.md')}.html")
            lines += [f":{key}: {value}" for key, value in re.findall(r'(alt|width)="([^"]*)"', looks)]
            lines += [f":class: {kind}"] if kind else []
            lines += ["```", ""]
        return "\n".join(lines)
