import type { Host, Stop } from '@yingzao/renderer'
import { answerTo, type Response } from '../answers/answer'
import { whileSeen } from '../answers/while-seen'

/** The newest quotes of what somebody looks at. */
export type Quotes = Response<'simulateQuotes'>

/** As often are quotes asked for. */
const POLL_MS = 5_000

/**
 * Tells the newest quotes of up to thirty shares, at once and as they come, as long as `element` is seen. Nothing is told
 * while the gateway cannot be reached; the quotes of before keep their time. Gives what ends it.
 */
export function followQuotes(
  page: Pick<Host, 'ask'>,
  element: Element,
  codes: readonly string[],
  tell: (quotes: Quotes) => void,
): Stop {
  let isOver = false
  const look = async () => {
    const answer = await answerTo(page.ask, 'simulateQuotes', { codes: codes.join(',') })
    if (!isOver && answer.state === 'known') tell(answer.response as Quotes)
  }
  void look()
  const stop = whileSeen(element, POLL_MS, () => void look())
  return () => {
    isOver = true
    stop()
  }
}
