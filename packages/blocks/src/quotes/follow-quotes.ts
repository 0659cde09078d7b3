import type { Host, Stop } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { onSeen } from '../answers/on-seen'
import { whileSeen } from '../answers/while-seen'
import { feedOf, type Quotes } from './quote-feed'

export type { Quotes }

/** How often quotes are requested where they are not pushed. */
const POLL_MS = 5_000

/**
 * Reports the newest quotes of up to thirty shares, at once and as they come, as long as `element` is visible. The
 * gateway pushes them as events, and they are requested wherever those do not reach the page. Nothing is reported while
 * the gateway is unreachable; the earlier quotes keep their time. Returns a function that stops it.
 */
export function followQuotes(
  page: Pick<Host, 'ask' | 'events'>,
  element: Element,
  codes: readonly string[],
  tell: (quotes: Quotes) => void,
): Stop {
  let isOver = false
  const feed = page.events && feedOf(page.events, codes)
  const look = async () => {
    if (feed?.isLive()) return
    const answer = await answerTo(page.ask, 'simulateQuotes', { codes: codes.join(',') })
    if (!isOver && answer.state === 'known') tell(answer.response as Quotes)
  }
  const stops = [whileSeen(element, POLL_MS, () => void look())]
  if (feed) {
    const follower = {
      isSeen: false,
      ask: () => void look(),
      // In the order of this block: another one may have begun the feed.
      tell: (quotes: Quotes) =>
        tell({
          ...quotes,
          list: codes.flatMap((code) => quotes.list.filter((row) => row.code === code)),
        }),
    }
    stops.push(
      feed.join(follower),
      onSeen(element, (isSeen) => {
        follower.isSeen = isSeen
        feed.look()
      }),
    )
  } else void look()
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
