import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { followQuotes } from '../quotes/follow-quotes'
import { type Draft, readPrice, type Sheet, usualPrice } from './order-entry'

/** How long typing must pause before the sheet is asked for. */
const QUIET_MS = 300

interface FollowSheetOptions {
  competition_id: string
  /** While it is seen, quotes are followed. */
  element: Element
  draft: () => Draft
  /** Passes what is known of the share, and why it could not be updated; what was known stays. */
  tell(sheet: Sheet | undefined, msg: string): void
}

/**
 * Follows what has to be known of the share of a draft, asked again when share, price or quote change. An answer to an
 * outdated question is dropped.
 */
export function followSheet(
  page: NearPage,
  { competition_id, element, draft, tell }: FollowSheetOptions,
): { ask(isNow?: boolean): void; stop: Stop } {
  let sheet: Sheet | undefined
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed = ''
  let stopQuotes: Stop | undefined

  /** The price that `buyable` is calculated with. */
  function priceOf({ kind, price, side }: Draft): string {
    const typed = price || (sheet ? usualPrice(sheet, side) : '')
    return kind === 'limit' && readPrice(typed) !== undefined ? typed.replace(/\.$/, '') : ''
  }

  function ask(isNow = false): void {
    clearTimeout(timer)
    asked += 1
    follow(draft().code)
    if (draft().code === '') return
    if (isNow) void load(asked)
    else timer = setTimeout(() => void load(asked), QUIET_MS)
  }

  async function load(own: number): Promise<void> {
    const { code } = draft()
    const price = priceOf(draft())
    element.setAttribute('aria-busy', 'true')
    const answer = await answerTo(page.ask, 'simulateOrderSheet', {
      competition_id,
      code,
      ...(price && { price }),
    })
    if (own !== asked) return
    element.removeAttribute('aria-busy')
    if (answer.state === 'anonymous') {
      void page.login()
      return
    }
    if (answer.state === 'known') sheet = answer.response as Sheet
    tell(sheet, answer.state === 'failed' ? answer.msg || '行情没有读取成功，请稍后重试' : '')
    // The first answer brings the price that the next is calculated with.
    if (answer.state === 'known' && priceOf(draft()) !== price) ask(true)
  }

  function follow(code: string): void {
    if (code === followed) return
    followed = code
    sheet = undefined
    stopQuotes?.()
    stopQuotes = undefined
    if (code === '') return
    let seenAt = 0
    stopQuotes = followQuotes(page, element, [code], ({ list }) => {
      const quote = list.find((one) => one.code === code)
      if (!quote || quote.quoted_at === seenAt) return
      const isFirst = seenAt === 0
      seenAt = quote.quoted_at
      if (isFirst || !sheet) return
      sheet = { ...sheet, last: quote.last, quoted_at: quote.quoted_at }
      tell(sheet, '')
      ask()
    })
  }

  return {
    ask,
    stop() {
      asked += 1
      clearTimeout(timer)
      stopQuotes?.()
      followed = ''
    },
  }
}
