import { yuanOf } from '@yingzao/contract/client'
import { element } from './element'
import { type Order, viewOf } from './order-view'
import { leftText, minuteText } from './when'

/** What the buttons of a card do. */
export interface CardActions {
  askRefund(order: Order): void
  askResult(order: Order, button: HTMLButtonElement): void
}

/** An order as it is at a moment of the server's clock. */
export function orderCard(order: Order, now: number, actions: CardActions): HTMLElement {
  const view = viewOf(order, now)
  const card = element('li', '', 'pp-card pp-order')
  card.tabIndex = -1
  const top = element('p', '', 'pp-order__top')
  top.append(
    element('span', `订单编号 ${order.pid}`),
    element('b', view.label, `pp-state pp-state--${view.tone}`),
  )
  card.append(top, element('h2', order.name), element('p', `¥${yuanOf(order.payable)}`, 'pp-order__price'))
  card.append(element('p', `下单时间 ${minuteText(order.created_at)}`, 'pp-order__when'))
  if (order.paid_at !== null)
    card.append(element('p', `付款时间 ${minuteText(order.paid_at)}`, 'pp-order__when'))
  if (view.isPayable) card.append(timeLeft(order, now))
  if (view.note) card.append(element('p', view.note, 'pp-order__note'))
  const ways = waysOn(order, view, actions)
  if (ways.length > 0) {
    const row = element('div', '', 'pp-order__ways')
    row.append(...ways)
    card.append(row)
  }
  return card
}

/** Whether a card shows the time left for its order. */
export function isTicking(card: HTMLElement): boolean {
  return card.querySelector('[data-left]') !== null
}

/** Updates the time left for an order. */
export function tickCard(card: HTMLElement, { expire_at }: Order, now: number): void {
  const left = card.querySelector('[data-left]')
  if (left) left.textContent = leftText(expire_at - now)
}

function timeLeft({ expire_at }: Order, now: number): HTMLElement {
  const line = element('p', '请在 ', 'pp-order__note')
  const left = element('b', leftText(expire_at - now))
  left.dataset.left = ''
  left.setAttribute('role', 'timer')
  line.append(left, ' 内付款，之后订单自动关闭。')
  return line
}

function waysOn(order: Order, view: ReturnType<typeof viewOf>, actions: CardActions): HTMLElement[] {
  const pid = encodeURIComponent(order.pid)
  const ways: (HTMLElement | false | null)[] = [
    view.hasReceipt && link('查看收据', `/passport/m/receipt?pid=${pid}`, order),
    view.mayAskRefund && button('申请退款', order, () => actions.askRefund(order)),
    order.again !== null && link('再次购买', order.again, order),
    view.isAwaited && button('查询结果', order, (pressed) => actions.askResult(order, pressed)),
    view.isPayable && link('去支付', `/h5-page/pay?pid=${pid}`, order, 'pp-button'),
  ]
  return ways.filter((way): way is HTMLElement => Boolean(way))
}

const SECOND = 'pp-button pp-button--second'

function link(text: string, href: string, order: Order, className = SECOND): HTMLElement {
  return named(Object.assign(element('a', text, className), { href }), order)
}

function button(text: string, order: Order, run: (pressed: HTMLButtonElement) => void): HTMLElement {
  const made = element('button', text, SECOND)
  made.type = 'button'
  made.onclick = () => run(made)
  return named(made, order)
}

/** Labels a button with its order, to tell the buttons of many apart. */
function named(way: HTMLElement, { name, created_at }: Order): HTMLElement {
  way.setAttribute('aria-label', `${way.textContent}，${name}，${minuteText(created_at)}下单`)
  return way
}
