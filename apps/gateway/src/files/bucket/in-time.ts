import { BucketError } from './bucket-error'

/** How long a store may take, in milliseconds. */
export interface BucketPatience {
  /** Until a reply begins, and between its parts. */
  answerMs: number
  /** How many tries a call that may succeed gets. */
  tries: number
  /** How long to wait before the next try, the first being 1. */
  pause(tried: number): Promise<void>
}

/** How much longer a request may take for each byte it sends: 256 KB a second. */
const MS_FOR_A_BYTE = 1_000 / (256 * 1024)

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const PATIENCE: BucketPatience = {
  answerMs: 10_000,
  tries: 3,
  // Random, so that callers told to slow down do not all come back together.
  pause: (tried) => sleep(150 * 2 ** tried * (0.5 + Math.random())),
}

/** A `fetch` whose reply must begin in time. With `isWhole`, its body must have arrived by then as well. */
export function fetchInTime({ answerMs }: BucketPatience, { isWhole }: { isWhole: boolean }): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => abort.abort(new BucketError('away', `No answer within ${answerMs} ms.`, 'ETIMEDOUT')),
      answerMs + lengthOf(init) * MS_FOR_A_BYTE,
    )
    try {
      const response = await fetch(input, { ...init, signal: abort.signal })
      if (response.ok && !isWhole) return response
      const { status, statusText, headers } = response
      const body = await response.arrayBuffer()
      const hasBody = status !== 204 && status !== 304
      return new Response(hasBody ? body : null, { status, statusText, headers })
    } catch (error) {
      throw abort.signal.aborted ? abort.signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
}

function lengthOf(init: RequestInit | undefined): number {
  return init?.body instanceof Uint8Array ? init.body.byteLength : 0
}

/** Yields the parts of a body, each of which must come in time. A caller that stops reading releases the connection. */
export async function* readInTime(
  body: ReadableStream<Uint8Array>,
  { answerMs }: BucketPatience,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let isDone = false
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), answerMs)
      if (done) {
        isDone = true
        return
      }
      yield value
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined)
  }
}

async function withinTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new BucketError('away', `Nothing more came within ${ms} ms.`, 'ETIMEDOUT')),
      ms,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
