# nonet.wasm and nonet-scalar.wasm: the C interface and malloc, for whoever can load a WebAssembly module.
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/capi/symbols.txt symbols)
list(TRANSFORM symbols PREPEND "LINKER:--export=" OUTPUT_VARIABLE exports)

foreach(module IN ITEMS nonet nonet-scalar)
  add_executable(${module} ${sources})
  target_link_libraries(${module} PRIVATE nonet_core_options)
  target_include_directories(${module} PRIVATE ${PROJECT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR})
  set_target_properties(${module} PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
                                             LINK_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/capi/symbols.txt
                                             RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  # Sign extension and bulk memory are older than SIMD, and wherever modules are loaded at all today.
  target_compile_options(${module} PRIVATE -flto -mbulk-memory -msign-ext -mnontrapping-fptoint)
  # A stack overflow meets the end of memory instead of the data.  clang runs wasm-opt after the link where there is
  # one, which wants to know the features.
  target_link_options(${module} PRIVATE -flto -mexec-model=reactor ${exports} LINKER:--export=malloc LINKER:--export=free
                      LINKER:--lto-O3 LINKER:-z,stack-size=1048576 LINKER:--stack-first LINKER:--strip-all
                      LINKER:--keep-section=target_features)
endforeach()
target_compile_options(nonet PRIVATE -msimd128)
