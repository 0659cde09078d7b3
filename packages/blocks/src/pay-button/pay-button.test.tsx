// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock, type TestPage } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { payButton } from './pay-button'
import { type PayButtonProps, payButtonSpec } from './props'

describeBlock({ spec: payButtonSpec, view: payButton, examples, live })

const base: PayButtonProps = {
  mark: 'dbzs',
  shop_product_id: '',
  sku_id: '',
  tiers: false,
  text: '立即订购',
  price: '1980.00',
  origin_price: '3980.00',
  contract_text: '《投资顾问服务协议》',
  contract_url: '',
}

const drawn = (props: Partial<PayButtonProps> = {}) => drawBlock(payButton, { ...base, ...props })
const actionOf = (block: HTMLElement) => block.querySelector('button')?.dataset.act

/** Stops what a test has made live. */
let stop: (() => void) | undefined

describe('payButton', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    stop?.()
    stop = undefined
    vi.useRealTimers()
  })

  test('hands its product to the host before its script is there', () => {
    expect(JSON.parse(actionOf(drawn()) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
  })

  test('counts one press a second: in between there is no action to hand on', () => {
    const block = drawn()
    stop = live(block, createTestPage())
    block.querySelector('button')?.click()
    expect(actionOf(block)).toBeUndefined()
    vi.advanceTimersByTime(999)
    expect(actionOf(block)).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
  })

  test('leaves what the host says of a payment under way alone when it rests', () => {
    const block = drawn()
    stop = live(block, createTestPage())
    const button = block.querySelector('button')
    button?.setAttribute('aria-busy', 'true')
    button?.click()
    vi.advanceTimersByTime(1000)
    expect(block.querySelector('button')).toBe(button)
    expect(button?.getAttribute('aria-busy')).toBe('true')
  })

  test('says the price as a text, and by more than a line through it that the other one is old', () => {
    expect(drawn().querySelector('.yz-pay__price')?.textContent).toBe('¥1980.00原价 ¥3980.00')
  })

  test('shows the room of a price that only the gateway knows, and no old one', () => {
    expect(drawn({ price: '' }).querySelector('.yz-pay__row')?.textContent).toBe('¥--立即订购')
  })

  test('links to its contract where there is one', () => {
    const link = (url: string) => drawn({ contract_url: url }).querySelector('a')
    expect(link('')).toBeNull()
    expect(link('/h5-page/h5/contract')?.getAttribute('href')).toBe('/h5-page/h5/contract')
  })

  const said = (response: object) => ({ code: 1, msg: 'success', response })
  const year = { sku_id: 1, name: '一年', months: 12, price: 198_000, origin_price: 398_000 }
  const month = { sku_id: 2, name: '一个月', months: 1, price: 19_800, origin_price: null }
  const sale = { status: 'on', skus: [year, month], product: { shop_product_id: 7 } }
  const bought = (is_pay: number) => said({ is_pay, mode_shop_product_id: 0, expire_at: null })
  const offSale = { code: 400040, msg: '商品已下架', response: undefined }

  interface Answers {
    sale?: object | Error
    bought?: object | Error
  }

  /** The block once the gateway has answered; a question without an answer in the test stays open. */
  async function awake(answers: Answers, props: Partial<PayButtonProps> = {}) {
    const page = createTestPage()
    page.isLoggedIn.mockReturnValue(answers.bought !== undefined)
    page.ask.mockImplementation((id: string) => {
      const answer = id === 'salePageInfo' ? answers.sale : answers.bought
      if (answer instanceof Error) return Promise.reject(answer)
      return answer ? Promise.resolve(answer) : new Promise(() => undefined)
    })
    const block = drawn(props)
    stop = live(block, page)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    const row = block.querySelector('.yz-pay__row')
    return { page, block, row, button: () => block.querySelector('button') }
  }
  const questions = (page: TestPage) => page.ask.mock.calls
  const shownPrice = (block: HTMLElement) => block.querySelector('.yz-pay__price')?.textContent

  describe('a price that the page leaves to the sale page', () => {
    test('is asked for by the mark and written as the gateway has it, and its sku is what is bought', async () => {
      const { page, block } = await awake({ sale: said(sale) }, { price: '' })
      expect(questions(page)).toEqual([['salePageInfo', { mark: 'dbzs' }]])
      expect(shownPrice(block)).toBe('一年¥1980.00原价 ¥3980.00')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs', pageParam: 'sku_id=1' })
    })

    test('is that of the one sku there is, without its name', async () => {
      const { block } = await awake({ sale: said({ ...sale, skus: [month] }) }, { price: '' })
      expect(shownPrice(block)).toBe('¥198.00')
    })

    test('is that of the sku that the page names', async () => {
      const { block } = await awake({ sale: said(sale) }, { price: '', sku_id: '2' })
      expect(shownPrice(block)).toBe('一个月¥198.00')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs', pageParam: 'sku_id=2' })
    })

    test('is that of the sku that a visitor chooses, which is then bought, and rests like any other', async () => {
      const { block, button } = await awake({ sale: said(sale) }, { price: '', tiers: true })
      const choices = [...block.querySelectorAll<HTMLInputElement>('.yz-pay__tiers input')]
      expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
        ['1', true],
        ['2', false],
      ])
      button()?.click()
      choices[1]?.click()
      expect(shownPrice(block)).toBe('一个月¥198.00')
      expect(actionOf(block)).toBeUndefined()
      vi.advanceTimersByTime(1000)
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs', pageParam: 'sku_id=2' })
    })

    test('stays open when no answer comes, and the product can still be bought', async () => {
      const { block, row } = await awake({ sale: new Error('no line') }, { price: '' })
      expect(row?.textContent).toBe('¥--立即订购')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    })

    test('leaves the button where it stands, so that a press is not lost to the answer', async () => {
      const page = createTestPage()
      page.ask.mockResolvedValue(said(sale))
      const block = drawn({ price: '' })
      const moves: MutationRecord[] = []
      const watch = new MutationObserver((records) => moves.push(...records))
      watch.observe(block.querySelector('.yz-pay__press') as Element, { childList: true })
      stop = live(block, page)
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
      expect(shownPrice(block)).toContain('¥1980.00')
      expect(moves).toEqual([])
      watch.disconnect()
    })

    test('is not written over one that the page says', async () => {
      const { block } = await awake({ sale: said(sale) })
      expect(shownPrice(block)).toBe('¥1980.00原价 ¥3980.00')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    })
  })

  describe('whoever looks', () => {
    test.each([
      ['is off sale', offSale, '商品已下架'],
      ['has ended', said({ ...sale, status: 'ended' }), '商品已下架'],
      ['has nothing to sell', said({ ...sale, skus: [] }), '商品已下架'],
      ['has not begun', said({ ...sale, status: 'coming' }), '活动未开始'],
    ])('is told of a product that %s, and sees no price of the sale page', async (_, answer, words) => {
      const { block, button } = await awake({ sale: answer }, { price: '' })
      expect(block.querySelector('.yz-pay__press')?.textContent).toBe(words)
      expect(button()).toBeNull()
      expect(block.querySelector<HTMLElement>('.yz-pay__price')?.hidden).toBe(true)
    })
  })

  describe('of somebody who is logged in', () => {
    test('says that the product is theirs already, in the button’s place', async () => {
      const { page, block, button } = await awake({ bought: bought(1) })
      expect(questions(page)).toContainEqual(['findUserPayforProduct', { shop_product_id: '1191' }])
      expect(block.querySelector('.yz-pay__press')?.textContent).toBe('您已购买该产品')
      expect(button()).toBeNull()
    })

    test('leads to where they learn, where the page says so, also when it is not sold any more', async () => {
      const { block, button } = await awake(
        { bought: bought(1), sale: offSale },
        { learn: { type: 1, pageName: 'courseList' } },
      )
      expect(button()?.textContent).toBe('去学习')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 1, pageName: 'courseList' })
      expect(block.querySelector('.yz-pay__press')?.textContent).toBe('去学习您已购买该产品')
    })

    test('leads there by a real link', async () => {
      const { block } = await awake({ bought: bought(1) }, { learn: { type: 7, atext: '/h5-page/cpmj' } })
      expect(block.querySelector('.yz-pay__press a')?.getAttribute('href')).toBe('/h5-page/cpmj')
    })

    test('says that the product is off sale', async () => {
      const { page, block } = await awake({ bought: offSale }, { mark: '', shop_product_id: '12' })
      expect(questions(page)).toEqual([
        ['salePageInfo', { shop_product_id: '12' }],
        ['findUserPayforProduct', { shop_product_id: '12' }],
      ])
      expect(block.querySelector('.yz-pay__press')?.textContent).toBe('商品已下架')
    })

    test.each([
      ['it is not theirs yet', bought(0)],
      ['it is refused', { code: 400001, msg: '参数错误', response: undefined }],
      ['no answer comes', new Error('no line')],
    ])('can be pressed when %s', async (_, reply) => {
      const { block, button } = await awake({ bought: reply })
      expect(button()?.textContent).toBe('立即订购')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    })

    test('is asked about by the number that the sale page of an unknown mark says', async () => {
      const { page, block } = await awake({ bought: bought(1), sale: said(sale) }, { mark: 'other' })
      expect(questions(page)).toEqual([
        ['salePageInfo', { mark: 'other' }],
        ['findUserPayforProduct', { shop_product_id: 7 }],
      ])
      expect(block.querySelector('.yz-pay__press')?.textContent).toBe('您已购买该产品')
    })
  })

  test('of somebody who is not is asked nothing that is their own', async () => {
    const { page } = await awake({})
    expect(questions(page)).toEqual([['salePageInfo', { mark: 'dbzs' }]])
  })

  test('asks nothing of a number that can be none', () => {
    const page = createTestPage()
    stop = live(drawn({ mark: '', shop_product_id: 'x' }), page)
    expect(page.ask).not.toHaveBeenCalled()
  })

  test('leaves nothing running', async () => {
    await awake({ bought: bought(0), sale: said(sale) }, { price: '', tiers: true })
    stop?.()
    stop = undefined
    expect(vi.getTimerCount()).toBe(0)
  })
})
