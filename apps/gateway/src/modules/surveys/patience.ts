/** Somebody is waiting with a form in hand: a slower database is as good as unreachable, and a repeat is safe. */
export const PATIENCE_MS = 1_800
