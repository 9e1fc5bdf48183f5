# Installs README.md, CHANGELOG.md and docs/ in the layout of the source tree, so that links between them work. Links to other
# files of the source tree become links to the repository.
#
# Input: source (the source tree), docdir (relative to the prefix), repository (the address of the tree of this version).

set(target ${CMAKE_INSTALL_PREFIX}/${docdir})
file(INSTALL ${source}/docs DESTINATION ${target} FILES_MATCHING PATTERN "*.svg" PATTERN "*.png")
set(target $ENV{DESTDIR}${target})  # file(INSTALL) adds DESTDIR itself
file(GLOB_RECURSE documents RELATIVE ${source} ${source}/docs/*.md)
set(others "(ARCHITECTURE|CONTRIBUTING|SECURITY)\\.md|(\\.github|bindings|data|examples|include|packaging|src|tests|tools|verify)/")
foreach(document README.md CHANGELOG.md ${documents})
  file(READ ${source}/${document} text)
  string(REGEX REPLACE "\\]\\((\\.\\./)*((${others})[^)]*)\\)" "](${repository}/\\2)" text "${text}")
  file(WRITE ${target}/${document} "${text}")
endforeach()
