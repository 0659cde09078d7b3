import type { NearPage, Stop } from '@yingzao/renderer'
import { followAnswer } from '../answers/follow-answer'
import { takeLater } from '../answers/take-later'
import { whileSeen } from '../answers/while-seen'
import { stepRows } from '../motion/step-rows'
import { leadTo } from '../simulate/lead-to'
import { contestOf, playerAddress } from '../simulate/whose'
import { type Trade, tradesOf } from './trades'

/** How often newer trades are queried while the strip is on the screen. */
const REFRESH_MS = 30_000

/** Shows the newest trades one after the other. If they have not changed, they go on from where they are. */
export function showStrip(box: HTMLElement, page: NearPage): Stop {
  const place = box.querySelector('[data-part]') as HTMLElement
  let shown = ''
  let again = () => undefined as unknown
  let stopRows: Stop | undefined

  function show(trades: readonly Trade[]): void {
    const ids = trades.map(({ id, text }) => id + text).join()
    if (ids === shown && !place.querySelector('.yz-strip__room')) return
    shown = ids
    stopRows?.()
    stopRows = undefined
    if (trades.length === 0) {
      place.replaceChildren()
      return
    }
    const strip = stripOf(box, trades)
    place.replaceChildren(strip)
    stopRows = stepRows(strip, 'yz-strip')
  }

  const stopAsking = followAnswer(
    page,
    'simulateMarquee',
    contestOf(page, box.dataset.contest || ''),
    (answer, ask) => {
      again = ask
      if (answer.state !== 'loading') show(tradesOf(answer))
    },
  )
  const stopSeen = whileSeen(box, REFRESH_MS, () => again())
  return () => {
    stopAsking()
    stopSeen()
    stopRows?.()
  }
}

function stripOf(box: HTMLElement, trades: readonly Trade[]): HTMLElement {
  const strip = takeLater(box, 'strip')
  const [blank] = strip.querySelectorAll('li')
  const isFramed = window.top !== window
  strip.toggleAttribute('data-framed', isFramed)
  const rows = trades.map(({ text, player_id }, index) => {
    const row = blank?.cloneNode(true) as HTMLElement
    row.classList.toggle('yz-strip__row--now', index === 0)
    const link = row.firstElementChild as HTMLAnchorElement
    leadTo(link, playerAddress('detail', player_id))
    // A portfolio is no page for a frame of one line.
    if (isFramed) link.target = '_top'
    ;(link.firstElementChild as Element).textContent = text
    return row
  })
  blank?.replaceWith(...rows)
  return strip
}
