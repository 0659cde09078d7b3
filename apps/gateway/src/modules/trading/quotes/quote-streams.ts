import type { Readable } from 'node:stream'
import type { Context } from '../../../context'
import { atOnce } from '../../../limits/at-once'
import type { QuoteSource } from './quote-source'
import { type Outlet, openStream, type QuoteStream } from './quote-stream'

/** How many streams a process may have open. `ofNetwork`: of these, for one network. */
export const STREAM_PLACES = { most: 2_000, ofNetwork: 20 }

/** How often a comment is sent to keep an idle connection alive. */
const COMMENT_MS = 15_000
/** A page cannot see a comment: after this long without an event it is sent the time, and that nothing has changed. */
const QUIET_MS = 25_000

/** The streams of this process. */
export interface QuoteStreams {
  /** The stream for one more page. Undefined: there is no room for it. */
  open(codes: readonly string[], ip: string, outlet: Outlet): Readable | undefined
  /** Checks whether there is something to send. Reads nothing while no stream is open. */
  look(): Promise<void>
  /** Ends all of them, and takes no more. */
  close(): void
}

/**
 * Sends quotes to pages as they arrive. However many streams are open, changes are looked up once and the quotes for
 * all of them are read together; a new stream is sent all of its own.
 */
export function createQuoteStreams(
  { log }: Pick<Context, 'log'>,
  source: QuoteSource,
  places: typeof STREAM_PLACES = STREAM_PLACES,
): QuoteStreams {
  const enter = atOnce(places)
  const streams = new Set<QuoteStream>()
  let told = { tick: 0, isOpen: false }
  let running: Promise<void> | undefined
  let isDueAgain = false
  let isClosed = false
  let comments: NodeJS.Timeout | undefined

  async function tellNews(): Promise<void> {
    const all = [...streams]
    const begun = all.filter(({ toldAt }) => toldAt !== undefined)
    const tick = await source.newest()
    const changed = new Set(
      begun.length > 0 && tick > told.tick ? await source.changed(codesOf(begun), told.tick, tick) : [],
    )
    const fresh = codesOf(all.filter(({ toldAt }) => toldAt === undefined))
    const isOpen = await source.isMarketOpen()
    const parts = await writtenRows([...new Set([...changed, ...fresh])])
    const isTurned = isOpen !== told.isOpen
    told = { tick, isOpen }
    for (const stream of all) {
      const isFirst = stream.toldAt === undefined
      const news = [...stream.codes].filter((code) => isFirst || changed.has(code))
      if (isFirst || isTurned || news.length > 0)
        stream.tell(tick, event(news.flatMap((code) => parts.get(code) ?? [])))
    }
  }

  /** As JSON, since each may go to many streams. */
  async function writtenRows(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (codes.length === 0) return new Map()
    const rows = await source.rows(codes)
    return new Map(Array.from(rows, ([code, row]) => [code, JSON.stringify(row)]))
  }

  /** The response of `simulateQuotes`, with these of its rows. */
  function event(rows: readonly string[]): string {
    return `{"list":[${rows.join(',')}],"is_market_open":${told.isOpen},"server_time":${Date.now()}}`
  }

  /** Events that arrive while it runs make it run once more. */
  function look(): Promise<void> {
    if (streams.size === 0 || isClosed) return running ?? Promise.resolve()
    isDueAgain = true
    running ??= runUntilDone()
    return running
  }

  async function runUntilDone(): Promise<void> {
    try {
      while (isDueAgain && streams.size > 0 && !isClosed) {
        isDueAgain = false
        await tellNews()
      }
    } catch (error) {
      log.error({ err: error }, 'Quotes could not be read for the screens that show them; trying again')
    } finally {
      running = undefined
    }
  }

  function commentAll(): void {
    const quietSince = performance.now() - QUIET_MS
    for (const stream of streams) {
      if (stream.toldAt !== undefined && stream.toldAt < quietSince) stream.tell(told.tick, event([]))
      else stream.comment()
    }
  }

  return {
    open(codes, ip, outlet) {
      const leave = isClosed ? undefined : enter(ip)
      if (!leave) return undefined
      const stream = openStream(codes, outlet, () => {
        leave()
        streams.delete(stream)
        if (streams.size === 0) clearInterval(comments)
      })
      if (streams.size === 0) comments = setInterval(commentAll, COMMENT_MS).unref()
      streams.add(stream)
      void look()
      return stream.body
    },
    look,
    close() {
      isClosed = true
      clearInterval(comments)
      for (const stream of streams) stream.end()
    },
  }
}

function codesOf(streams: readonly QuoteStream[]): string[] {
  return [...new Set(streams.flatMap(({ codes }) => [...codes]))]
}
