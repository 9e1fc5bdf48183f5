/* Audits the puzzles on standard input, one on each line, and says which of them are for testing. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

static void tell(void* context, const nonet_finding* finding) {
    (void)context;
    printf("line %d: %s: %s\n", (int)finding->line, nonet_defect_name(finding->defect), finding->detail);
}

int main(void) {
    const uint32_t shares[] = {9, 1}; /* train, test */
    char line[256];
    nonet_audit* audit = NULL;
    nonet_audit_row row = NONET_AUDIT_ROW_INIT;
    nonet_text* summary = nonet_text_new();
    nonet_puzzle* puzzle;
    nonet_fingerprint class_of;
    size_t part, tests = 0;
    if (nonet_audit_new(NULL, tell, NULL, &audit, NULL) != NONET_OK) return 2;
    row.text = line;
    while (fgets(line, sizeof line, stdin)) {
        row.length = strlen(line);
        ++row.line;
        if (nonet_audit_add(audit, &row, NULL, NULL) != NONET_OK) return 2;
        if (nonet_puzzle_read(NULL, line, row.length, &puzzle, NULL) != NONET_OK) continue;
        /* Isomorphs have the same class, so they go to the same part. */
        if (nonet_class_of(puzzle, 0, NULL, &class_of, NULL) == NONET_OK &&
            nonet_part_of(&class_of, 3, shares, 2, &part, NULL) == NONET_OK)
            tests += part;
        nonet_puzzle_free(puzzle);
    }
    if (nonet_audit_summary(audit, summary, NULL, NULL) != NONET_OK) return 2;
    printf("%d for testing\n%s\n", (int)tests, nonet_text_chars(summary));
    nonet_audit_free(audit);
    nonet_text_free(summary);
    return 0;
}
