import type { Host, Stop } from '@yingzao/renderer'
import type { Response } from '../answers/answer'

/** The newest quotes of what somebody is looking at. */
export type Quotes = Response<'simulateQuotes'>

type Listen = NonNullable<Host['events']>

const PATH = '/n8sf/api/simulate-trading/v1/quotes/stream?codes='

/** The gateway sends something every half minute, if only the time. */
const SILENT_MS = 40_000
/** How long the stream stays open once nothing of it is visible: scrolling back opens no new one. */
const UNSEEN_MS = 10_000
/** `readyState` of an EventSource that does not retry by itself. */
const CLOSED = 2

/** A block that shows quotes. */
interface Follower {
  isSeen: boolean
  tell(quotes: Quotes): void
  /** Called when quotes are no longer pushed and must be requested. */
  ask(): void
}

/** The pushed quotes of some shares, for all blocks of a page that show these. */
export interface QuoteFeed {
  /** Returns whether they are being pushed now. Otherwise they must be requested. */
  isLive(): boolean
  /** Reports that the visibility of a block has changed: the stream is open while any is visible. */
  look(): void
  join(follower: Follower): Stop
}

const feeds = new Map<string, QuoteFeed>()

/** The feed of some shares. */
export function feedOf(listen: Listen, codes: readonly string[]): QuoteFeed {
  const key = [...codes].sort().join(',')
  let feed = feeds.get(key)
  if (!feed) {
    feed = createFeed(
      () => listen(PATH + key),
      () => feeds.delete(key),
    )
    feeds.set(key, feed)
  }
  return feed
}

function createFeed(open: () => ReturnType<Listen>, onEmpty: () => void): QuoteFeed {
  const followers = new Set<Follower>()
  const rows = new Map<string, Quotes['list'][number]>()
  let newest: Quotes | undefined
  let stream: ReturnType<Listen> | undefined
  /** It was refused or silent, and is not tried again before somebody comes back. */
  let isGivenUp = false
  let silence: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (stream || isGivenUp) return
    let refusals = 0
    let began: ReturnType<Listen>
    try {
      began = open()
    } catch {
      giveUp()
      return
    }
    stream = began
    expectNews()
    began.onmessage = ({ data }) => {
      expectNews()
      const quotes: Quotes = JSON.parse(data)
      for (const row of quotes.list) rows.set(row.code, row)
      newest = { ...quotes, list: Array.from(rows.values()) }
      for (const follower of Array.from(followers)) follower.tell(newest)
    }
    began.onerror = () => {
      if (!newest) refusals += 1
      if (refusals > 1 || began.readyState === CLOSED) giveUp()
    }
  }

  function expectNews(): void {
    clearTimeout(silence)
    silence = setTimeout(giveUp, SILENT_MS)
  }

  function giveUp(): void {
    close()
    isGivenUp = true
    for (const follower of Array.from(followers)) if (follower.isSeen) follower.ask()
  }

  function close(): void {
    clearTimeout(silence)
    if (stream) stream.close()
    stream = newest = undefined
    isGivenUp = false
  }

  function look(): void {
    clearTimeout(closing)
    if (Array.from(followers).some(({ isSeen }) => isSeen)) start()
    else if (followers.size) closing = setTimeout(close, UNSEEN_MS)
    else {
      close()
      onEmpty()
    }
  }

  return {
    isLive: () => newest !== undefined,
    look,
    join(follower) {
      followers.add(follower)
      if (newest) follower.tell(newest)
      return () => {
        followers.delete(follower)
        look()
      }
    },
  }
}
