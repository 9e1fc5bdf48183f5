# cpack runs this on the packages that it made.  For libraries it adds scripts that call ldconfig; what policy asks for is a
# trigger, which they have.
foreach(file IN LISTS CPACK_PACKAGE_FILES)
  if(file MATCHES "/(libnonet-c|libsqlite3-mod)[^/]*\\.deb$")
    set(tree ${CPACK_TEMPORARY_DIRECTORY}/repacked)
    file(REMOVE_RECURSE ${tree})
    execute_process(COMMAND dpkg-deb --raw-extract ${file} ${tree} COMMAND_ERROR_IS_FATAL ANY)
    file(REMOVE ${tree}/DEBIAN/postinst ${tree}/DEBIAN/postrm)
    execute_process(COMMAND dpkg-deb --root-owner-group -Zgzip --build ${tree} ${file} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
