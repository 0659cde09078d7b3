import { type OperationResponse, type Operations, plainYuanOf } from '@yingzao/contract/client'
import { element } from './element'
import { minuteText } from './when'

/** A coupon that somebody has, as returned by the gateway. */
export type Coupon = OperationResponse<Operations['myCoupons']>['list'][number]

/** The groups in which coupons appear on the page. */
export const GROUPS = ['usable', 'used', 'over'] as const

export function groupOf({ state }: Pick<Coupon, 'state'>): (typeof GROUPS)[number] {
  if (state === 3) return 'used'
  return state === 4 ? 'over' : 'usable'
}

export function couponCard(coupon: Coupon): HTMLElement {
  const { state, title } = coupon
  const card = element('li', '', `pp-card pp-coupon${state > 2 ? ' pp-coupon--over' : ''}`)
  card.tabIndex = -1
  const worth = element('p', '', 'pp-coupon__worth')
  worth.append(element('b', worthText(coupon)), ...termsOf(coupon).map((words) => element('span', words)))
  const what = element('div', '', 'pp-coupon__what')
  what.append(
    element('h3', title),
    element('p', forWhat(coupon)),
    element('p', whenText(coupon), 'pp-coupon__when'),
  )
  if (state === 2) what.append(element('p', LOCKED, 'pp-order__note'))
  card.append(worth, what)
  return card
}

const LOCKED = '正用于一笔待付款的订单。订单关闭后可以再用。'

/** What it takes off: `¥50`, `8 折`. */
function worthText({ kind, amount, rate }: Pick<Coupon, 'kind' | 'amount' | 'rate'>): string {
  return kind === 'rate' ? `${(100 - (rate ?? 0)) / 10} 折` : `¥${plainYuanOf(amount)}`
}

function termsOf({ kind, amount, threshold }: Coupon): string[] {
  return [
    threshold > 0 ? `满 ${plainYuanOf(threshold)} 元可用` : '无门槛',
    ...(kind === 'rate' ? [`最多减 ${plainYuanOf(amount)} 元`] : []),
  ]
}

/** Products that no longer exist have no name. */
function forWhat({ products, product_names }: Coupon): string {
  if (products.length === 0) return '全部商品可用'
  return product_names.length > 0
    ? `仅限${product_names.map((name) => `“${name}”`).join('、')}`
    : '限指定商品'
}

function whenText({ state, use_from, expire_at, used_at }: Coupon): string {
  if (used_at !== null) return `已于 ${minuteText(used_at)} 使用`
  if (state === 4) return `已于 ${minuteText(expire_at)} 过期`
  const until = minuteText(expire_at)
  return use_from === null ? `有效期至 ${until}` : `有效期 ${minuteText(use_from)} 至 ${until}`
}
