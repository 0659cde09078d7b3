import type { NearPage, Stop } from '@yingzao/renderer'
import { answerTo, type Response } from '../answers/answer'
import { dayText } from '../answers/moments'
import { whileSeen } from '../answers/while-seen'
import { button, choices, element, write } from './element'
import { SIDES } from './order-entry'
import { filledText, type Order, orderText, stateText, timesText } from './order-words'

const DAYS = { today: '今日委托', past: '历史' } as const
type Day = keyof typeof DAYS
const EMPTY: Record<Day, string> = { today: '今天没有委托', past: '没有更早的委托' }

/** How often waiting orders are checked. */
const LOOK_MS = 5_000

interface OrderList {
  list: HTMLElement
  /** Asks from the newest on. */
  renew(): void
  stop: Stop
}

/** The orders of a player, of today and before; waiting ones can be cancelled. `onChange`: one has ended. */
export function orderList(
  page: NearPage,
  { competition_id, onChange }: { competition_id: string; onChange(): void },
): OrderList {
  let orders: readonly Order[] = []
  let next: string | null = null
  let shown: Day = 'today'
  let isAsking = false
  /** The order that somebody wants to take back and is asked about. */
  let asked = ''
  const days = choices('委托日期', 'yz-order__kinds', DAYS, (day) => {
    shown = day
    look()
    fillDay()
  })
  const rows = element('ul', { className: 'yz-order__rows', role: 'list' })
  const said = element('p', { className: 'yz-order__end', role: 'status' })
  const fault = element('p', { className: 'yz-fault', role: 'alert', hidden: true })
  const more = button('加载更多', 'yz-order__second', () => load(next))
  const list = element('div', 'yz-order__list', days.group, rows, said, fault, more)

  const isOfToday = ({ day }: Order) => day >= dayText(page.now())
  const ofDay = () => orders.filter((order) => isOfToday(order) === (shown === 'today'))

  function look(): void {
    days.mark(shown)
    const own = ofDay()
    rows.replaceChildren(...own.map(row))
    write(said, own.length > 0 ? '' : isAsking ? '正在读取…' : fault.hidden ? EMPTY[shown] : '')
    // Beyond one of another day there are none of today.
    more.hidden =
      isAsking || (fault.hidden && (next === null || (shown === 'today' && !orders.every(isOfToday))))
    more.textContent = fault.hidden ? '加载更多' : '重试'
  }

  async function load(before: string | null): Promise<void> {
    if (isAsking) return
    isAsking = true
    write(fault, '')
    look()
    const answer = await answerTo(page.ask, 'simulateOrders', {
      competition_id,
      ...(before !== null && { before }),
    })
    isAsking = false
    if (answer.state === 'anonymous') void page.login()
    else if (answer.state === 'failed') write(fault, answer.msg || '委托没有读取成功，请稍后重试')
    else if (answer.state === 'known') take(answer.response as Response<'simulateOrders'>, before)
    look()
    if (answer.state === 'known') fillDay()
  }

  function take(given: Response<'simulateOrders'>, before: string | null): void {
    const first = given.list
    const fresh = new Set(first.map(({ order_id }) => order_id))
    const isEnded = orders.some(
      (one) =>
        one.state === 'open' &&
        first.some(({ order_id, state }) => order_id === one.order_id && state !== 'open'),
    )
    // The newest are asked for again and again: what was loaded after them stays.
    orders =
      before === null
        ? [...first, ...orders.filter(({ order_id }) => !fresh.has(order_id))]
        : [...orders, ...first]
    if (before !== null || orders.length <= first.length) next = given.next
    if (isEnded) onChange()
  }

  /** If nothing of a day has come yet, it may begin further down. */
  function fillDay(): void {
    if (ofDay().length === 0 && next !== null && !isAsking && (shown === 'past' || orders.every(isOfToday)))
      void load(next)
  }

  function row(order: Order): HTMLElement {
    const { order_id, name, code, side, state } = order
    const lines = [orderText(order), filledText(order), timesText(order, page.now()), order.remark]
    return element(
      'li',
      { className: 'yz-order__order', 'data-state': state },
      element(
        'p',
        'yz-order__name',
        element('span', `yz-order__side yz-order__side--${side}`, SIDES[side]),
        element('b', {}, `${name} ${code}`),
        element('span', 'yz-order__state', stateText(order)),
      ),
      ...lines.filter((line) => line !== '').map((line) => element('p', 'yz-order__hint', line)),
      ...(state !== 'open' ? [] : [asked === order_id ? question(order) : takeBack(order)]),
    )
  }

  function takeBack({ order_id, name }: Order): HTMLElement {
    return button('撤单', 'yz-order__second', () => askAbout(order_id), { 'aria-label': `撤单：${name}` })
  }

  function askAbout(order_id: string): void {
    asked = order_id
    look()
    rows.querySelector<HTMLElement>('fieldset button')?.focus()
  }

  function question(order: Order): HTMLElement {
    return element(
      'fieldset',
      'yz-order__ask',
      element('legend', {}, '确定撤单？已成交的部分不受影响'),
      button('暂不撤单', 'yz-order__second', () => {
        asked = ''
        look()
      }),
      button('确定撤单', 'yz-order__second', () => cancel(order)),
    )
  }

  async function cancel({ order_id }: Order): Promise<void> {
    if (isAsking) return
    isAsking = true
    const answer = await answerTo(page.ask, 'simulateCancel', { order_id })
    isAsking = false
    asked = ''
    write(fault, '')
    if (answer.state === 'anonymous') void page.login()
    else if (answer.state === 'failed') write(fault, answer.msg || '没有撤成，请稍后重试')
    else if (answer.state === 'known') {
      const now = answer.response as Order
      orders = orders.map((one) => (one.order_id === order_id ? now : one))
      page.toast(stateText(now))
      onChange()
    }
    look()
  }

  const stop = whileSeen(list, LOOK_MS, () => {
    if (asked === '' && orders.some(({ state }) => state === 'open')) void load(null)
  })
  return { list, renew: () => void load(null), stop }
}
