/** As many as the pools of two processes have connections in a test: more would meet in a queue, not in the database. */
export const AT_ONCE = 10

/** Does something the given number of times, ten at once, and returns what came of each, in any order. */
export async function race<Result>(
  times: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function run(): Promise<void> {
    while (next < times) {
      const index = next
      next += 1
      results.push(await work(index))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return results
}

/**
 * A door that opens when `count` callers have come to it, and stays open. The careless twin of a race looks, waits
 * here, and only then acts, so that it fails for certain and not just when its machine happens to be slow.
 */
export function meetingOf(count: number): () => Promise<void> {
  let missing = count
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    missing -= 1
    if (missing === 0) open()
    return opened
  }
}
