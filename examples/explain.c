/* Rates the puzzle given as the first argument tells its first step, and whether singles solve it, in C99. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* puzzle = argc > 1 ? argv[1] : "";
    nonet_rating rating = NONET_RATING_INIT;
    nonet_error error = NONET_ERROR_INIT;
    if (nonet_rate(puzzle, strlen(puzzle), NULL, &rating, &error) != NONET_OK) {
        puts(error.message);
        return 3;
    }
    printf("%s, ER %d.%d\n", nonet_outcome_name(rating.outcome), rating.er / 10, rating.er % 10);

    nonet_text* hint = nonet_text_new();
    if (nonet_hint(puzzle, strlen(puzzle), 3, NULL, hint, &error) == NONET_OK) puts(nonet_text_chars(hint));
    nonet_text_free(hint);

    /* A path of your choice: with these techniques only, and without steps that are of no use. */
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.only = "hidden_single,naked_single";
    options.pruned = 1;
    nonet_text* path = nonet_text_new();
    if (nonet_explain_with(puzzle, strlen(puzzle), &options, NULL, path, &error) == NONET_OK)
        puts(strstr(nonet_text_chars(path), "\"ending\":\"solved\"") ? "singles are enough"
                                                                     : "singles are not enough");
    nonet_text_free(path);
    return 0;
}
