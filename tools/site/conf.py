# Sphinx configuration for the site from the pages that gather.py collects.
import pathlib
import re

project = "nonet"
author = "the authors of nonet"
header = pathlib.Path(__file__).parents[2] / "include/nonet/version.hpp"
release = version = re.search(r'NONET_VERSION "([^"]+)"', header.read_text())[1]

extensions = ["myst_parser"]
myst_enable_extensions = ["deflist", "colon_fence", "html_image"]
myst_heading_anchors = 4
source_suffix = {".md": "markdown"}
highlight_language = "text"

html_theme = "furo"
html_title = "nonet"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_last_updated_fmt = None
html_search_scorer = str(pathlib.Path(__file__).parent / "scorer.js")
html_favicon = "../../web/public/icon.svg"
html_theme_options = {"footer_icons": []}
smartquotes = False  # it would turn the two dashes of --json into one
