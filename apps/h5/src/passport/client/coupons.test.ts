// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { cards, faults, find, isHidden, logInForTest, logOut, soon, text } from '../testing/own-page'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installCoupons } from './bought'

const COUPON = {
  user_coupon_id: 1,
  state: 1,
  coupon_id: 'spring',
  title: '满减券',
  kind: 'amount',
  amount: 5_000,
  rate: null as number | null,
  threshold: 50_000,
  products: [] as number[],
  product_names: [] as string[],
  use_from: null as number | null,
  expire_at: Date.parse('2026-12-24T12:00:00Z'),
  received_at: Date.parse('2026-11-24T12:00:00Z'),
  used_at: null as number | null,
}

beforeEach(logInForTest)

const listOf = (list: object[], own: object = {}) => ({
  myCoupons: { list, total: list.length, page: 1, page_size: 20, ...own },
})
function open(answers: Parameters<typeof gatewayAnswering>[0]) {
  const outside = gatewayAnswering(answers)
  drawPassport({ page: 'coupons' })
  installCoupons()
  return outside
}
const shown = (count: number) => soon(() => expect(cards()).toHaveLength(count))
const ready = () => soon(() => expect(isHidden('.pp-redeem')).toBe(false))

describe('one’s own coupons', () => {
  test('ask for a login, which leads back here, and offer nothing', () => {
    logOut()
    const { asked } = open(listOf([COUPON]))
    expect([isHidden('[data-anonymous]'), isHidden('.pp-redeem'), asked]).toEqual([false, true, []])
    expect(find<HTMLAnchorElement>('[data-login]').search).toBe('?from=%2Fpassport%2Fm%2Fcoupons')
  })

  test.each<[string, Partial<typeof COUPON>, string]>([
    ['an amount', {}, '¥50满 500 元可用满减券全部商品可用有效期至 2026年12月24日 20:00'],
    [
      'a rate',
      { kind: 'rate', rate: 15, amount: 30_050, threshold: 0 },
      '8.5 折无门槛最多减 300.50 元满减券全部商品可用有效期至 2026年12月24日 20:00',
    ],
    [
      'one for some products, and not at once',
      { products: [1, 2], product_names: ['甲', '乙'], use_from: Date.parse('2026-11-30T16:00:00Z') },
      '¥50满 500 元可用满减券仅限“甲”、“乙”有效期 2026年12月1日 00:00 至 2026年12月24日 20:00',
    ],
    [
      'one for what is there no more',
      { products: [9] },
      '¥50满 500 元可用满减券限指定商品有效期至 2026年12月24日 20:00',
    ],
    [
      'one that an order has',
      { state: 2 },
      '¥50满 500 元可用满减券全部商品可用有效期至 2026年12月24日 20:00正用于一笔待付款的订单。订单关闭后可以再用。',
    ],
    [
      'one that was used',
      { state: 3, used_at: Date.parse('2026-11-25T01:00:00Z') },
      '¥50满 500 元可用满减券全部商品可用已于 2026年11月25日 09:00 使用',
    ],
    ['one that is over', { state: 4 }, '¥50满 500 元可用满减券全部商品可用已于 2026年12月24日 20:00 过期'],
  ])('say what they are worth, for what and until when: %s', async (_what, own, words) => {
    open(listOf([{ ...COUPON, ...own }]))
    await shown(1)
    expect(cards()[0]?.textContent).toBe(words)
  })

  test('stand by what can be done with them, and a group without any is not shown', async () => {
    const states = [1, 2, 3, 3]
    open(listOf(states.map((state, index) => ({ ...COUPON, user_coupon_id: index, state }))))
    await shown(4)
    const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-group]'), (group) => [
      group.dataset.group,
      group.hidden,
      group.querySelectorAll('li').length,
    ])
    expect(groups).toEqual([
      ['usable', false, 2],
      ['used', false, 2],
      ['over', true, 0],
    ])
  })

  test('are none, with a field for a code all the same', async () => {
    open(listOf([]))
    await ready()
    expect(isHidden('[data-empty]')).toBe(false)
  })

  test('did not come, and come when asked again', async () => {
    open({ myCoupons: refusing(errors.serverError) })
    await soon(() => expect(text('[data-failed] p')).toBe(errors.serverError.msg))
    gatewayAnswering(listOf([COUPON]))
    find('[data-retry]').click()
    await shown(1)
  })

  test('come in parts of 20, each in its group', async () => {
    let calls = 0
    open({
      myCoupons: () => {
        calls += 1
        return {
          list: [{ ...COUPON, user_coupon_id: calls, state: calls === 1 ? 1 : 4 }],
          total: 21,
          page: calls,
          page_size: 20,
        }
      },
    })
    await shown(1)
    find('[data-more]').click()
    await shown(2)
    expect([isHidden('[data-group=over]'), document.activeElement]).toEqual([false, cards()[1]])
  })

  test('are text, whatever they are called', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    open(listOf([{ ...COUPON, title: hostile, products: [1], product_names: [hostile] }]))
    await shown(1)
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('a code on paper', () => {
  const REDEEMED = { user_coupon_id: 7, amount: 5_000, title: '满减券', expire_at: COUPON.expire_at }
  async function redeem(code: string, couponRedeem?: object | (() => object)) {
    const outside = open({ ...listOf([]), ...(couponRedeem && { couponRedeem }) })
    await ready()
    find<HTMLInputElement>('#code').value = code
    find<HTMLFormElement>('.pp-redeem').requestSubmit()
    return outside
  }

  test('brings its coupon into the list, and says so', async () => {
    const { asked } = await redeem(' demo-2026-0001 ', () => {
      gatewayAnswering(listOf([COUPON]))
      return REDEEMED
    })
    await shown(1)
    await soon(() => expect(text('[data-redeemed]')).toBe('已领取“满减券”，有效期至 2026年12月24日。'))
    expect(asked[1]).toEqual(['couponRedeem', { code: 'demo-2026-0001' }])
    expect(find<HTMLInputElement>('#code').value).toBe('')
  })

  test('is wanted before anything is asked', async () => {
    const { asked } = await redeem(' ')
    await soon(() => expect(faults()).toEqual(['请输入兑换码']))
    expect(asked.map(([id]) => id)).toEqual(['myCoupons'])
  })

  test.each([
    [
      'that nobody has made',
      refusing({ ...errors.couponUnusable, http: 200 }),
      '兑换码不正确，或者已被使用、已过期，请核对后再试',
    ],
    [
      'of what they have',
      refusing({ ...errors.couponAlreadyReceived, http: 200 }),
      '这种优惠券您已经领取过了',
    ],
    ['that is not for them', refusing({ ...errors.notEligible, http: 200 }), errors.notEligible.msg],
    ['after too many tries', refusing(errors.tooManyRequests), '尝试次数过多，请一小时后再试'],
    ['that gets no answer', undefined, '网络异常，请稍后重试'],
  ])('%s says so, and what was typed stays', async (_what, answer, words) => {
    await redeem('AAAA-BBBB-CCCC', answer)
    await soon(() => expect(faults()).toEqual([words]))
    expect([find<HTMLInputElement>('#code').value, text('[data-redeemed]')]).toEqual(['AAAA-BBBB-CCCC', ''])
  })

  test('ends with the login', async () => {
    await redeem('AAAA-BBBB-CCCC', refusing(errors.loginExpired))
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect(isHidden('.pp-redeem')).toBe(true)
  })
})
