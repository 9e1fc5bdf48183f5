/* Rates the puzzle given as the first argument, prints its first step, and whether singles solve it, in C99. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : "";
    nonet_puzzle* puzzle = NULL;
    nonet_text* answer = nonet_text_new();
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    if (nonet_puzzle_read(NULL, text, strlen(text), &puzzle, &error) != NONET_OK) {
        puts(error.message);
        return 3;
    }
    if (nonet_rate(puzzle, NULL, NULL, answer, &error) == NONET_OK) puts(nonet_text_chars(answer));
    if (nonet_hint(puzzle, 3, NULL, NULL, answer, &error) == NONET_OK) puts(nonet_text_chars(answer));

    /* A path of your choice: with these techniques only, and without steps that are of no use. */
    options.only = "hidden_single,naked_single";
    options.pruned = 1;
    if (nonet_explain(puzzle, &options, NULL, answer, &error) == NONET_OK)
        puts(strstr(nonet_text_chars(answer), "\"ending\":\"solved\"") ? "singles are enough"
                                                                       : "singles are not enough");
    nonet_text_free(answer);
    nonet_puzzle_free(puzzle);
    return 0;
}
