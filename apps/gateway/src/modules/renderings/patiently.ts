/** Neither a visitor nor a start waits longer for evidence than for a slow database. */
const PATIENCE_MS = 2_000

/**
 * Waits for something that never rejects, for as long as somebody can be kept waiting; then it goes on in the
 * background.
 */
export async function patiently(work: Promise<void>): Promise<void> {
  let patience: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, tooLate])
  clearTimeout(patience)
}
