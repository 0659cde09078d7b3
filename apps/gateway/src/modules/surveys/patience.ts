/** Somebody waits with a form in hand: a database that takes longer is as good as away, and a repeat is safe. */
export const PATIENCE_MS = 1_800
