# nonet.wasm: the C interface and malloc, for any program that can load a WebAssembly module. nonet-core.wasm: only
# reads and solves puzzles of the classic board, in a tenth of the size, for pages that must load quickly. nonet-photo.wasm:
# only reads pictures. All need SIMD, which browsers have had since 2021 (Safari: 2023).
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/capi/symbols.txt symbols)
list(REMOVE_ITEM symbols nonet_photo_read)  # its network would add 30 kB to every page
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/capi/core_symbols.txt core_symbols)
set(photo_symbols nonet_outcome_name nonet_photo_read nonet_set_language nonet_status_name nonet_text_new)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS capi/symbols.txt capi/core_symbols.txt)

# A page loads the module before it can do anything, so hot code is compiled for speed and all else for size. Sign
# extension and bulk memory are older than SIMD, and available wherever modules are loaded today.
add_library(nonet_wasm_options INTERFACE)
target_link_libraries(nonet_wasm_options INTERFACE nonet_core_options)
target_compile_options(nonet_wasm_options INTERFACE -Oz -flto -mbulk-memory -msign-ext -mnontrapping-fptoint)
target_include_directories(nonet_wasm_options INTERFACE ${PROJECT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR})
file(GLOB kernels kernels/*.cpp)
file(GLOB engines engines/*.cpp)
file(GLOB readers formats/lines.cpp formats/drawn_row.cpp formats/rows.cpp formats/symbols.cpp)  # ten megabytes of pasted text should be read in a moment
file(GLOB rules core/rules.cpp)
file(GLOB photo photo/*.cpp)
set(batches ${CMAKE_CURRENT_SOURCE_DIR}/capi/batch.cpp)  # examines each value
# Headers that were precompiled with -Oz cannot be used by these files.
set_source_files_properties(${kernels} ${engines} ${readers} ${rules} ${photo} ${batches}
                            PROPERTIES COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)

# The core and the reader of photos have their own lists in place of those that contain everything.
set(lists languages/languages.cpp engines/registry.cpp formats/registry.cpp formats/boards.cpp formats/board_reader.cpp formats/links/read_links.cpp)
list(TRANSFORM lists PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
list(REMOVE_ITEM sources ${kernels} ${lists})
add_library(nonet_objects OBJECT ${sources})
add_library(nonet_kernels OBJECT ${kernels})
add_library(nonet_lists OBJECT ${lists})
add_library(nonet_core_lists OBJECT ${core_lists})
foreach(part IN ITEMS nonet_objects nonet_kernels nonet_lists nonet_core_lists)
  target_link_libraries(${part} PRIVATE nonet_wasm_options)
endforeach()
target_compile_options(nonet_kernels PRIVATE -msimd128)
# Reading headers took half of the time.
nonet_fast_build(nonet_objects ${inside})

foreach(module IN ITEMS nonet nonet-core nonet-photo)
  set(exports ${symbols})
  set(own nonet_core_lists)
  if(module MATCHES core)
    set(exports ${core_symbols})
  elseif(module MATCHES photo)
    set(exports ${photo_symbols})
  else()
    set(own nonet_lists)
  endif()
  list(TRANSFORM exports PREPEND "LINKER:--export=")
  add_executable(${module} $<TARGET_OBJECTS:nonet_objects> $<TARGET_OBJECTS:nonet_kernels> $<TARGET_OBJECTS:${own}>)
  target_link_libraries(${module} PRIVATE nonet_wasm_options)
  set_target_properties(${module} PROPERTIES LINK_DEPENDS
                                             "${CMAKE_CURRENT_SOURCE_DIR}/capi/symbols.txt;${CMAKE_CURRENT_SOURCE_DIR}/capi/core_symbols.txt"
                                             RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  # A stack overflow then hits the end of memory instead of the data. clang runs wasm-opt after the link if it is
  # installed, which requires the features section; with -Oz it would save 300 bytes and cost a newer V8 a tenth of its
  # speed.
  target_link_options(${module} PRIVATE -Os -flto -mexec-model=reactor ${exports} LINKER:--export=malloc
                      LINKER:--export=free LINKER:-z,stack-size=1048576 LINKER:--stack-first LINKER:--strip-all
                      LINKER:--keep-section=target_features)
endforeach()
