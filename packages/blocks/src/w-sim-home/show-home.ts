import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, answerTo, type Response } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { whileSeen } from '../answers/while-seen'
import { contestOf } from '../simulate/whose'
import { fillFollowed, fillHome } from './fill-home'
import { failureOf, type Home, type Part, partOf } from './home-shown'

/** How often it is queried again while it is on the screen: the market opens and closes, and assets change. */
const REFRESH_MS = 60_000

/** Queries the first page of a contest, shows it, and follows portfolios for logged-in visitors. */
export function showHome(box: HTMLElement, page: NearPage): Stop {
  const place = box.querySelector('[data-part]') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const waiting = place.firstElementChild as HTMLElement
  /** The player that the visitor wanted to follow before logging in. */
  const wanted = `follow ${box.dataset.simHome}`
  let part: Part = 'loading'
  let home: Home | undefined
  let again = () => undefined as unknown
  let isBusy = false

  function show(answer: Answer<Home>): void {
    const next = partOf(answer)
    if (next === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    if (next !== part) place.replaceChildren(next === 'loading' ? waiting : takeLater(box, next))
    part = next
    home = answer.state === 'known' ? answer.response : undefined
    if (home) fillHome(box, home, page.isLoggedIn())
    const alert = place.querySelector('[role=alert]')
    if (alert) alert.textContent = failureOf(answer)
  }

  function logInFirst(player_id: string): void {
    page.session.set(wanted, player_id)
    void page.login()
  }

  async function follow(player_id: string, isOn: boolean): Promise<void> {
    if (isBusy) return
    if (!page.isLoggedIn()) {
      logInFirst(player_id)
      return
    }
    isBusy = true
    const answer = await answerTo(page.ask, 'simulateFollow', { player_id, follow: isOn ? 1 : 0 })
    isBusy = false
    if (answer.state === 'anonymous') {
      logInFirst(player_id)
      return
    }
    if (answer.state === 'known') showFollowed(player_id, answer.response as Response<'simulateFollow'>)
    const said =
      answer.state === 'failed' ? answer.msg || '没有成功，请稍后重试' : isOn ? '已关注' : '已取消关注'
    page.toast(said)
    status.textContent = said
    again()
  }

  /** At once; all the rest follows with the next answer. */
  function showFollowed(player_id: string, now: Response<'simulateFollow'>): void {
    const hot = home?.hot.find((one) => one.player_id === player_id)
    const card = box.querySelector<HTMLElement>(`[data-player="${player_id}"]`)
    if (hot && card) fillFollowed(card, { ...hot, ...now })
  }

  box.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    const card = button?.closest<HTMLElement>('[data-player]')
    const { does } = button?.dataset || {}
    if (does === 'again') again()
    else if (does === 'login') void page.login()
    else if (card) void follow(card.dataset.player || '', button?.getAttribute('aria-pressed') !== 'true')
  })
  const stopAsking = followAnswer(
    page,
    'simulateHome',
    contestOf(page, box.dataset.contest || ''),
    (answer, ask) => {
      again = ask
      show(answer)
    },
  )
  const stopSeen = whileSeen(box, REFRESH_MS, () => again())
  let askedAs = page.isLoggedIn()
  const stopLogin = followLogin(page, (isLoggedIn) => {
    const kept = isLoggedIn && page.session.get(wanted)
    if (kept) {
      page.session.set(wanted, '')
      void follow(kept, true)
    } else if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopAsking()
    stopSeen()
    stopLogin()
  }
}
