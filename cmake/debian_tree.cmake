# cpack runs this on the tree that it is about to pack: where Debian has its own way.

file(GLOB_RECURSE files ${CPACK_TEMPORARY_DIRECTORY}/*)

# Its zsh looks in another folder.
foreach(file IN LISTS files)
  if(file MATCHES "^(.*/zsh)/site-functions/(_nonet)$")
    file(MAKE_DIRECTORY ${CMAKE_MATCH_1}/vendor-completions)
    file(RENAME ${file} ${CMAKE_MATCH_1}/vendor-completions/${CMAKE_MATCH_2})
    file(REMOVE_RECURSE ${CMAKE_MATCH_1}/site-functions)
  endif()
endforeach()

# Manual pages and changelogs are compressed.
list(FILTER files INCLUDE REGEX "/man1/[^/]*\\.1$|/changelog(\\.Debian)?$")
if(files)
  execute_process(COMMAND gzip -9nf ${files} COMMAND_ERROR_IS_FATAL ANY)
endif()
