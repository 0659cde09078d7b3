/** The result of work that failed, or that nobody waited for any longer. */
export const UNAVAILABLE = Symbol('unavailable')

/** Returns the result of some work, or UNAVAILABLE when it fails. */
export function unlessFailed<T>(work: Promise<T>): Promise<T | typeof UNAVAILABLE> {
  return work.catch(() => UNAVAILABLE)
}

/** Returns the result of some work within a time, or UNAVAILABLE when it fails or takes longer. The work goes on. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof UNAVAILABLE> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<typeof UNAVAILABLE>((resolve) => {
    timer = setTimeout(resolve, milliseconds, UNAVAILABLE)
  })
  try {
    return await Promise.race([unlessFailed(work), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
