import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, answerTo, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { playerOf } from '../simulate/whose'
import { detailQuery, FIRST_PERIOD } from './detail-query'
import { fillRecord } from './fill-record'
import type { Orders } from './open-orders'
import { type Detail, failureOf, type Part, type Period, partOf } from './record-shown'
import { createSpot } from './spot'

/** Shows a portfolio, switches between its spans, follows it, and opens what its owner trades with. */
export function showRecord(box: HTMLElement, page: NearPage): Stop {
  const room = box.querySelector('[data-part]') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const asked = (period: Period) => detailQuery(page, box.dataset.contest || '', period)
  const player_id = playerOf(page)
  /** The player that the visitor wanted to follow before logging in. */
  const wanted = `follow ${box.dataset.folio}`
  const spot = createSpot()
  let answer: Answer<Detail> = LOADING
  let again = () => undefined as unknown
  let stopAsking: Stop | undefined
  let shown: Part = 'loading'
  let record: HTMLElement | undefined
  let isBusy = false
  let orders: Promise<Orders> | undefined

  function look(): void {
    const part = partOf(answer, player_id)
    const isWaiting = part === 'loading'
    if (isWaiting) box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    // What is there stays until there is something newer.
    if (isWaiting && record) return
    if (part !== shown || (part === 'record' && !record)) {
      const next = takeLater(box, part)
      record = part === 'record' ? next : undefined
      room.replaceChildren(next)
      shown = part
    }
    if (part === 'failed') (room.querySelector('[role=alert]') as Element).textContent = failureOf(answer)
    if (answer.state !== 'known' || !record) return
    fillRecord(record, answer.response)
    spot.show(record, answer.response)
    followWanted(answer.response)
  }

  function ask(period: Period): void {
    stopAsking?.()
    stopAsking = followAnswer(page, 'simulateDetail', asked(period), (given, askAgain) => {
      answer = given
      again = askAgain
      look()
    })
  }

  function choose(period: Period): void {
    for (const tab of room.querySelectorAll<HTMLElement>('[data-period]'))
      tab.setAttribute('aria-pressed', String(tab.dataset.period === period))
    ask(period)
  }

  async function follow(detail: Detail, isWanted: boolean): Promise<void> {
    if (isBusy) return
    const { no } = detail.player
    if (!page.isLoggedIn()) {
      page.session.set(wanted, no)
      void page.login()
      return
    }
    isBusy = true
    const said = await answerTo(page.ask, 'simulateFollow', { player_id: no, follow: isWanted ? 1 : 0 })
    isBusy = false
    if (said.state === 'anonymous') {
      page.session.set(wanted, no)
      void page.login()
      return
    }
    tell(said.state === 'failed' ? said.msg || '没有成功，请稍后重试' : isWanted ? '已关注' : '已取消关注')
    if (said.state !== 'known' || answer.state !== 'known') return
    answer = { ...answer, response: { ...answer.response, ...(said.response as Partial<Detail>) } }
    look()
  }

  /** Somebody is back from the login. */
  function followWanted(detail: Detail): void {
    if (page.session.get(wanted) !== detail.player.no || !page.isLoggedIn()) return
    page.session.set(wanted, '')
    if (!detail.is_me && !detail.is_followed) void follow(detail, true)
  }

  function tell(text: string): void {
    page.toast(text)
    status.textContent = text
  }

  function open(button: HTMLElement, detail: Detail): void {
    const { side } = button.dataset
    button.setAttribute('aria-busy', 'true')
    orders ??= import(/* webpackChunkName: "sim-order" */ './open-orders').then(({ createOrders }) =>
      createOrders({
        dialog: box.querySelector('dialog') as HTMLDialogElement,
        page,
        competition_id: detail.competition_id,
        onChange: () => again(),
      }),
    )
    void orders
      .then((they) => (side === 'buy' || side === 'sell' ? they.order(side) : they.list()))
      .catch((error) => {
        orders = undefined
        throw error
      })
      .finally(() => button.removeAttribute('aria-busy'))
  }

  function tap({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>('[data-part] [data-does]')
    const { does = '', period } = button?.dataset || {}
    if (!button) return
    if (does === 'login') void page.login()
    else if (does === 'again') again()
    else if (does === 'period') choose(period as Period)
    else if (answer.state !== 'known') return
    else if (does === 'follow') void follow(answer.response, !answer.response.is_followed)
    else open(button, answer.response)
  }

  box.addEventListener('click', tap)
  ask(FIRST_PERIOD)
  let askedAs = page.isLoggedIn()
  const stopLogin = followLogin(page, (isLoggedIn) => {
    if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    box.removeEventListener('click', tap)
    stopAsking?.()
    stopLogin()
    if (orders) void orders.then((they) => they.stop())
  }
}
