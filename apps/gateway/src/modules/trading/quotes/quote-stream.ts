import { Readable } from 'node:stream'

/** A browser connects again so soon, in milliseconds. */
const RETRY_MS = 3_000

/** What waits for a reader at most, in bytes, with what its connection has not sent yet. */
const MOST_WAITING = 64 * 1024

/** Where a stream goes: a response of HTTP. */
export interface Outlet {
  /** Bytes that wait to be sent. */
  readonly writableLength: number
}

/** The quotes of some shares on their way to one page, as server-sent events. */
export interface QuoteStream {
  readonly codes: ReadonlySet<string>
  /** What is sent. */
  readonly body: Readable
  /** When it was told something last, by the process's clock. Undefined: nothing yet. */
  toldAt: number | undefined
  /** Sends an event, unless the reader lets too much wait: it is closed then, and what listens connects again. */
  tell(tick: number, data: string): void
  /** Sends what no page sees, so that nothing on the way takes the connection for dead. */
  comment(): void
  end(): void
}

/** Begins a stream. `onClose` is called once, when it is over, whoever has ended it. */
export function openStream(codes: readonly string[], outlet: Outlet, onClose: () => void): QuoteStream {
  const body = new Readable({ read() {} })
  body.once('close', onClose)
  let isOver = false
  const waiting = () => body.readableLength + outlet.writableLength
  const send = (text: string) => {
    if (isOver || body.destroyed) return
    if (waiting() > MOST_WAITING) body.destroy()
    else body.push(text)
  }
  // At once, so that the headers are on their way before quotes are read.
  send(`retry: ${RETRY_MS}\n\n`)
  return {
    codes: new Set(codes),
    body,
    toldAt: undefined,
    tell(tick, data) {
      this.toldAt = performance.now()
      send(`id: ${tick}\ndata: ${data}\n\n`)
    },
    comment: () => send(':\n\n'),
    end() {
      isOver = true
      // Who does not read would keep the process waiting.
      if (waiting() > 0) body.destroy()
      else if (!body.destroyed) body.push(null)
    },
  }
}
