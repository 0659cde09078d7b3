import type { NearPage, Stop } from '@yingzao/renderer'
import { ANONYMOUS, type Answer } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { whileSeen } from '../answers/while-seen'
import { leadTo } from '../simulate/lead-to'
import { contestOf, playerAddress, playerOf } from '../simulate/whose'
import { fillPosition } from './fill-position'
import { followPrices } from './follow-prices'
import { failureOf, type Part, type Position, partOf } from './position-shown'

/** How often it is queried again while it is on the screen: orders are filled, and time passes. */
const REFRESH_MS = 60_000

const WAYS = ['detail', 'rebalancing'] as const

/** Queries the portfolio that the address names, shows it, and keeps its prices current. */
export function showPosition(box: HTMLElement, page: NearPage): Stop {
  const place = box.querySelector('[data-part]') as HTMLElement
  const waiting = place.firstElementChild as HTMLElement
  const contest = contestOf(page, box.dataset.contest || '')
  const player_id = playerOf(page)
  const prices = followPrices(box, page)
  let part: Part = 'loading'
  let again = () => undefined as unknown
  let stopAsking: Stop | undefined

  function show(answer: Answer<Position>): void {
    const next = partOf(answer)
    if (next === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    if (next !== part) {
      place.replaceChildren(next === 'loading' ? waiting : takeLater(box, next))
      if (next === 'position') showWays()
    }
    part = next
    const position = answer.state === 'known' ? answer.response : undefined
    if (position) fillPosition(box, position)
    prices.of(position)
    const alert = place.querySelector('[role=alert]')
    if (alert) alert.textContent = failureOf(answer)
  }

  function showWays(): void {
    for (const [index, link] of place.querySelectorAll<HTMLElement>('.yz-sim-position__way').entries())
      leadTo(link, playerAddress(WAYS[index] || 'detail', player_id, contest.competition_id))
  }

  box.addEventListener('click', ({ target }) => {
    const { does } = (target as Element).closest<HTMLElement>('[data-does]')?.dataset || {}
    if (does === 'again') again()
    else if (does === 'login') void page.login()
  })
  const stopSeen = whileSeen(box, REFRESH_MS, () => again())
  // Visitors who have logged in may see more, and have a portfolio of their own.
  const stopLogin = followLogin(page, (isLoggedIn) => {
    if (player_id === 'me' && !isLoggedIn) {
      stopAsking?.()
      stopAsking = undefined
      show(ANONYMOUS)
    } else if (stopAsking) again()
    else
      stopAsking = followAnswer(page, 'simulatePosition', { player_id, ...contest }, (answer, ask) => {
        again = ask
        show(answer)
      })
  })
  return () => {
    stopAsking?.()
    stopSeen()
    stopLogin()
    prices.of(undefined)
  }
}
