// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock, type TestPage } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { coupon } from './coupon'
import { examples } from './examples'
import { live } from './live'
import { type CouponProps, couponSpec } from './props'

describeBlock({ spec: couponSpec, view: coupon, examples, live })

const base: CouponProps = {
  coupon_id: 'spring',
  title: '满减优惠券',
  amount: '50',
  desc: '满 500 元可用',
  button: '立即领取',
  use_text: '去使用',
  use: { type: 1, pageName: 'coupons' },
}

const worth = { title: '满 600 减 60', kind: 'amount', amount: 6_000, rate: null, threshold: 60_000 }
const said = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })
const open = said({ can_receive: 1, is_received: 0, stock: 3, reason: '', expire_at: null, ...worth })
const taken = said({
  can_receive: 0,
  is_received: 1,
  stock: 2,
  reason: '优惠券已领取',
  expire_at: Date.UTC(2099, 0, 1),
  ...worth,
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

let stops: ((() => void) | undefined)[] = []
afterEach(() => {
  for (const stop of stops) stop?.()
  stops = []
})

/** A gateway that has the coupon, and gives it or answers otherwise. */
function gateway(page: TestPage, give: () => object = () => said({ user_coupon_id: 7 })): void {
  let isTaken = false
  page.ask.mockImplementation(async (id: string) => {
    if (id !== 'couponGive') return isTaken ? taken : open
    const reply = give()
    isTaken = 'response' in reply && reply.response !== undefined
    return reply
  })
}

async function begin(page: TestPage, props: Partial<CouponProps> = {}) {
  const block = drawBlock(coupon, { ...base, ...props })
  stops.push(live(block, page))
  await vi.dynamicImportSettled()
  await settled()
  return block
}

async function tap(block: HTMLElement) {
  block.querySelector<HTMLElement>('[data-does=take]')?.click()
  await vi.dynamicImportSettled()
  await settled()
}

function loggedIn() {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(true)
  return page
}

const wordsOf = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>('p,button')].filter((it) => !it.hidden).map((it) => it.textContent)

describe('coupon', () => {
  test('asks nothing of who is not logged in, and shows what the page says', async () => {
    const page = createTestPage()
    const block = await begin(page)
    expect(page.ask).not.toHaveBeenCalled()
    expect(wordsOf(block)).toEqual(['¥50', '满减优惠券', '满 500 元可用', '', '立即领取'])
  })

  test('shows what the gateway says it is worth, whatever the page says', async () => {
    const page = loggedIn()
    gateway(page)
    expect(wordsOf(await begin(page))).toEqual(['¥60', '满 600 减 60', '满 600 元可用', '', '立即领取'])
  })

  test('sends who is not logged in to log in, and takes it when they are back', async () => {
    const page = createTestPage()
    await tap(await begin(page))
    expect(page.login).toHaveBeenCalledTimes(1)
    expect(page.ask).not.toHaveBeenCalled()
    page.isLoggedIn.mockReturnValue(true)
    gateway(page)
    const block = await begin(page)
    expect(page.ask.mock.calls.filter(([id]) => id === 'couponGive')).toHaveLength(1)
    expect(block.textContent).toContain('已领取')
    await begin(page)
    expect(page.ask.mock.calls.filter(([id]) => id === 'couponGive')).toHaveLength(1)
  })

  test('that is taken is taken everywhere on the page', async () => {
    const page = loggedIn()
    gateway(page)
    page.pageCode.mockReturnValue('course')
    const first = await begin(page)
    const strip = first.cloneNode(true) as HTMLElement
    document.body.append(strip)
    stops.push(live(strip, page))
    await vi.dynamicImportSettled()
    await settled()
    await tap(first)
    expect(page.ask).toHaveBeenCalledWith('couponGive', { coupon_id: 'spring', page_code: 'course' })
    expect(page.toast).toHaveBeenCalledExactlyOnceWith('领取成功')
    for (const block of [first, strip]) {
      expect(wordsOf(block).slice(3)).toEqual(['2099-01-01 前有效', '已领取', '去使用'])
    }
  })

  test('is busy while it is asked for, and asked for once', async () => {
    const page = loggedIn()
    page.ask.mockImplementation((id: string) =>
      id === 'couponGive' ? new Promise(() => undefined) : Promise.resolve(open),
    )
    const block = await begin(page)
    await tap(block)
    await tap(block)
    expect(block.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    expect(page.ask.mock.calls.filter(([id]) => id === 'couponGive')).toHaveLength(1)
  })

  test('says why it cannot be had, and can be asked for again', async () => {
    const page = loggedIn()
    gateway(page, () => refused(429000, '操作太频繁，请稍后再试'))
    const block = await begin(page)
    await tap(block)
    expect(wordsOf(block).slice(3)).toEqual(['操作太频繁，请稍后再试', '立即领取'])
    expect(block.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
  })

  test('that somebody took in another tab is theirs', async () => {
    const page = loggedIn()
    let isElsewhere = false
    page.ask.mockImplementation(async (id: string) => {
      if (id !== 'couponGive') return isElsewhere ? taken : open
      isElsewhere = true
      return refused(400030, '优惠券已领取')
    })
    const block = await begin(page)
    await tap(block)
    expect(wordsOf(block).slice(3)).toEqual(['2099-01-01 前有效', '已领取', '去使用'])
  })

  test('whose login has ended meanwhile leads to it', async () => {
    const page = loggedIn()
    gateway(page, () => refused(400003, '登录已失效，请重新登录'))
    await tap(await begin(page))
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test('of the holiday’s campaign is asked for by calls of its own', async () => {
    const page = loggedIn()
    page.ask.mockResolvedValue(
      said({ is_received: 0, received_at: null, expire_at: null, stock: 5, ...worth }),
    )
    await tap(await begin(page, { coupon_id: 'coupon202409' }))
    expect(page.ask.mock.calls.slice(0, 2)).toEqual([
      ['coupon202409IsReceived', {}],
      ['coupon202409Receive', {}],
    ])
  })
})
