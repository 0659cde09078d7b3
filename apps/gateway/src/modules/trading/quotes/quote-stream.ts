import { Readable } from 'node:stream'

/** How soon a browser reconnects, in milliseconds. */
const RETRY_MS = 3_000

/** The most that may be waiting for a reader, in bytes, including what its connection has not sent yet. */
const MOST_WAITING = 64 * 1024

/** Where a stream goes: an HTTP response. */
export interface Outlet {
  /** Bytes that wait to be sent. */
  readonly writableLength: number
}

/** The quotes of some shares on their way to one page, as server-sent events. */
export interface QuoteStream {
  readonly codes: ReadonlySet<string>
  /** What is sent. */
  readonly body: Readable
  /** When it was last sent an event, by the process's clock. Undefined: not yet. */
  toldAt: number | undefined
  /** Sends an event, unless too much is waiting for the reader: it is then closed, and the listener reconnects. */
  tell(tick: number, data: string): void
  /** Sends what no page sees, so that nothing on the way takes the connection for dead. */
  comment(): void
  end(): void
}

/** Opens a stream. `onClose` is called once, when it is over, whoever ended it. */
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
      // A reader that does not read would keep the process waiting.
      if (waiting() > 0) body.destroy()
      else if (!body.destroyed) body.push(null)
    },
  }
}
