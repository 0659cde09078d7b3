import { plainYuanOf } from '@yingzao/contract/client'
import type { Coupon } from '../cashier-tools'
import type { About, Flow } from '../flow'
import { button, choices, text } from '../parts'

/**
 * Says which coupon is the best, and lets the visitor choose another, or none. `coupons`: those that apply, best first.
 */
export function chooseCoupon(flow: Flow, coupons: readonly Coupon[]): Promise<number | null> {
  const [best] = coupons
  const list = coupons.map(({ user_coupon_id, title, discount }) => ({
    value: user_coupon_id as number | null,
    name: title,
    aside: `-¥${plainYuanOf(discount)}`,
  }))
  const { field, chosen } = choices('可用优惠券', [...list, { value: null, name: '不使用优惠券' }])
  return new Promise((resolve) => {
    flow.show(
      '选择优惠券',
      text(`已为您选择优惠最多的“${best?.title ?? ''}”`),
      field,
      button('下一步', () => resolve(chosen() ?? null)),
    )
  })
}

/** The chosen coupon cannot be used: what it was chosen for can be bought without it. */
export function couponRefused(flow: Flow, { of }: About): void {
  flow.show(
    '优惠券不可用',
    text('该优惠券已被使用、已过期或不适用于此商品'),
    ...(typeof of === 'string' ? [] : [button('不使用优惠券，继续购买', () => flow.make(without(of)))]),
    button('返回', flow.leave, true),
  )
}

function without({ user_coupon_id: _coupon, ...goods }: Exclude<About['of'], string>) {
  return goods
}
