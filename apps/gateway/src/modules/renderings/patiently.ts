/** A visitor, or a start, waits no longer for evidence than for a slow database. */
const PATIENCE_MS = 2_000

/** Waits for something that never rejects, for as long as somebody can wait for it; then it goes on behind them. */
export async function patiently(work: Promise<void>): Promise<void> {
  let patience: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, tooLate])
  clearTimeout(patience)
}
