/** A call took longer than who made it can be left waiting; what becomes of its work is not known. */
export class OutOfTime extends Error {
  constructor(milliseconds: number) {
    super(
      `The call was not done after ${milliseconds} ms, as the database is slow or silent. Its caller may repeat it.`,
    )
    this.name = 'OutOfTime'
  }
}

/**
 * Returns the result of some work. Rejects with OutOfTime when it takes longer; the work continues, so it must be safe
 * to repeat.
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime(milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
