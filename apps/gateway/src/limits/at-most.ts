interface Waiting {
  /** Whoever would wait behind this many is refused. */
  most: number
  /** The error for that. */
  refusal: () => Error
}

/** Runs work at most `most` at a time; the rest waits in order of arrival, without a limit unless `queue` sets one. */
export function atMost(most: number, queue?: Waiting): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (queue && waiting.length >= queue.most) throw queue.refusal()
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits longest takes over the place, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
