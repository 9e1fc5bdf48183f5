// The order of results: commands and techniques, then other documents for users, then references and documents about the project.
const named = /^(commands|techniques)\b/;
const first = /^(tutorials|languages|page|glossary)\b/;
const last = /^(api|source|architecture|changelog|contributing|data_sources|pictures)\b/;

var Scorer = {
  score: ([page, , , , score]) => score + (named.test(page) ? 20 : 0) + (first.test(page) ? 12 : 0) - (last.test(page) ? 8 : 0),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};

// The text below each result comes from the page itself, which a browser does not fetch from a local file.
if (location.protocol === 'file:') DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
