// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock, type TestPage } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { COUPONS_CHANGED } from '../answers/own-words'
import { examples } from './examples'
import { live } from './live'
import { type WRenewProps, wRenewSpec } from './props'
import { wRenew } from './w-renew'

describeBlock({ spec: wRenewSpec, view: wRenew, examples, live })

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

const base: WRenewProps = {
  shop_product_id: '1194',
  title: '我的服务',
  text: '立即续费',
  over_text: '本次续费优惠已结束',
  consent: '我已阅读并同意《投资顾问服务协议》，自愿续费',
  contract_text: '《投资顾问服务协议》',
  contract_url: '/h5-page/h5/contract',
}

const year = { sku_id: 5, name: '一年', months: 12, price: 980_000, origin_price: null }
const quarter = { ...year, sku_id: 6, name: '一季', months: 3, price: 298_000 }
const soon = { product_id: 1194, name: '短线王', status: 2, expire_at: NOW + 12 * DAY, renew_sku_ids: [5, 6] }
const coupon = { user_coupon_id: 9, title: '国庆狂欢券', discount: 10_000, why: null }

const said = (response: object) => ({ code: 1, msg: 'success', response })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

interface Told {
  own?: object
  coupons?: () => object[]
}

/** The block of somebody who is logged in, once the gateway has answered. */
async function begin(
  { own = soon, coupons = () => [coupon] }: Told = {},
  props: Partial<WRenewProps> = {},
  page = createTestPage({ now: () => NOW }),
) {
  page.isLoggedIn.mockReturnValue(true)
  page.ask.mockImplementation(async (id: string, payload: { sku_id?: string }) => {
    if (id === 'userProductInfo') return said(own)
    if (id === 'salePageInfo') return said({ skus: [year, quarter, { ...year, sku_id: 7 }] })
    if (id === 'usableCoupons')
      return said({ price: payload.sku_id === '6' ? quarter.price : year.price, list: coupons() })
    return said({
      need_remind: false,
      type: null,
      title: null,
      content: null,
      button_text: null,
      target: null,
    })
  })
  const block = drawBlock(wRenew, { ...base, ...props })
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  await settled()
  return { block, page }
}

const text = (block: HTMLElement, name: string) => block.querySelector(`.yz-renew__${name}`)?.textContent
const press = (block: HTMLElement) => block.querySelector<HTMLElement>('.yz-renew__body > button')
const tick = (block: HTMLElement) =>
  block.querySelector<HTMLInputElement>('input[type=checkbox]') as HTMLInputElement
const action = (block: HTMLElement) => JSON.parse(press(block)?.dataset.act ?? 'null')

describe('wRenew', () => {
  test('asks nothing of who is not logged in, and leads to the login', async () => {
    const page = createTestPage()
    const block = drawBlock(wRenew, base)
    stop = live(block, page)
    expect(page.ask).not.toHaveBeenCalled()
    block.querySelector<HTMLElement>('[data-does=login]')?.click()
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test('says until when it runs, and offers what it can be renewed by', async () => {
    const { block } = await begin()
    expect([text(block, 'name'), text(block, 'word'), text(block, 'until')]).toEqual([
      '短线王',
      '即将到期',
      '2026-12-03 到期，还有 12 天',
    ])
    expect([...block.querySelectorAll('.yz-renew__tier')].map((row) => row.textContent)).toEqual([
      '一年¥9800.00',
      '一季¥2980.00',
    ])
  })

  test('names the best coupon and what is to be paid with it, and again for another sku', async () => {
    const { block, page } = await begin()
    const bill = () => [text(block, 'coupon'), text(block, 'before'), text(block, 'payable')]
    expect(bill()).toEqual(['国庆狂欢券，已减 ¥100.00', '¥9800.00', '¥9700.00'])
    block.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click()
    expect(bill()).toEqual(['正在为您选择…', '', '--'])
    await settled()
    expect(bill()).toEqual(['国庆狂欢券，已减 ¥100.00', '¥2980.00', '¥2880.00'])
    expect(page.ask).toHaveBeenCalledWith('usableCoupons', { shop_product_id: '1194', sku_id: '6' })
  })

  test('hands nothing on before its consent is ticked, and says so', async () => {
    const { block, page } = await begin()
    expect(tick(block).checked).toBe(false)
    expect(action(block)).toBeNull()
    press(block)?.click()
    expect(text(block, 'note')).toBe('请先阅读并同意后再续费')
    expect(document.activeElement).toBe(tick(block))
    expect(page.session.get('renew 1194')).toBeUndefined()
    tick(block).click()
    expect(text(block, 'note')).toBe('')
    expect(action(block)).toEqual({
      type: 4,
      pageParam: 'shop_product_id=1194&sku_id=5&user_coupon_id=9&renew=1&consent=1',
    })
    tick(block).click()
    expect(action(block)).toBeNull()
  })

  test('links to the contract that its consent names', async () => {
    const { block } = await begin()
    const link = block.querySelector('.yz-renew__body a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      '《投资顾问服务协议》',
      '/h5-page/h5/contract',
    ])
  })

  test('without a coupon that fits names none', async () => {
    const { block } = await begin({ coupons: () => [{ ...coupon, discount: 0, why: 'product' }] })
    expect([text(block, 'coupon'), text(block, 'payable')]).toEqual(['暂无可用', '¥9800.00'])
    tick(block).click()
    expect(action(block)).toEqual({ type: 4, pageParam: 'shop_product_id=1194&sku_id=5&renew=1&consent=1' })
  })

  test('says of a coupon that an order has that it does', async () => {
    const { block } = await begin({ coupons: () => [{ ...coupon, discount: 0, why: 'locked' }] })
    expect(text(block, 'coupon')).toBe('已用于待支付的订单')
  })

  test('counts a coupon that is taken on the page meanwhile', async () => {
    const list: object[] = []
    const { block } = await begin({ coupons: () => list })
    expect(text(block, 'payable')).toBe('¥9800.00')
    list.push(coupon)
    document.dispatchEvent(new Event(COUPONS_CHANGED))
    await settled()
    expect(text(block, 'payable')).toBe('¥9700.00')
  })

  test('counts down to the end of the offer, and says that it is over then', async () => {
    let now = NOW
    const page: TestPage = createTestPage({ now: () => now })
    const { block } = await begin({}, { end_at: NOW + 2 * DAY + 3_600_000 }, page)
    expect(text(block, 'left')).toBe('距优惠截止还有 2 天 01:00:00')
    now += 1000
    page.tick()
    expect(text(block, 'left')).toBe('距优惠截止还有 2 天 00:59:59')
    now += 3 * DAY
    page.tick()
    expect(block.querySelector('.yz-renew__body')?.textContent).toBe('本次续费优惠已结束')
    stop?.()
    await settled()
    page.tick()
    expect(page.looks()).toBe(0)
  })

  test('says after the payment that it was renewed', async () => {
    const { block, page } = await begin()
    tick(block).click()
    press(block)?.click()
    stop?.()
    const paid = { ...soon, status: 1, expire_at: soon.expire_at + 365 * DAY, renew_sku_ids: [] }
    const { block: after } = await begin({ own: paid }, {}, page)
    expect(text(after, 'word')).toBe('已续费')
    expect(after.textContent).toContain('续费成功')
  })

  test('leads who never bought to the purchase', async () => {
    const never = { ...soon, status: 0, expire_at: null, renew_sku_ids: [] }
    const { block } = await begin({ own: never })
    expect(action(block)).toEqual({ type: 4, pageParam: 'shop_product_id=1194' })
  })

  test('shows of what the visitor is reminded, and where it leads', async () => {
    const page = createTestPage({ now: () => NOW })
    page.isLoggedIn.mockReturnValue(true)
    page.pageCode.mockReturnValue('renews')
    page.ask.mockImplementation(async (id: string) =>
      id === 'jumpRemindFind'
        ? said({
            need_remind: true,
            type: 'expiring',
            title: '您的服务即将到期',
            content: '还有 12 天',
            button_text: '去续费',
            target: { action: { type: 7, atext: '/h5-page/h5/renews' } },
          })
        : new Promise(() => undefined),
    )
    const block = drawBlock(wRenew, base)
    stop = live(block, page)
    await vi.dynamicImportSettled()
    await settled()
    expect(page.ask).toHaveBeenCalledWith('jumpRemindFind', { page_code: 'renews' })
    expect(block.querySelector('.yz-renew__remind a')?.getAttribute('href')).toBe('/h5-page/h5/renews')
  })
})
