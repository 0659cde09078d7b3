// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { payButton } from './pay-button'
import { type PayButtonProps, payButtonSpec } from './props'

describeBlock({ spec: payButtonSpec, view: payButton, examples, live })

const base: PayButtonProps = {
  mark: 'dbzs',
  shop_product_id: '',
  text: '立即订购',
  price: '1980.00',
  origin_price: '3980.00',
  contract_text: '《投资顾问服务协议》',
  contract_url: '',
}

const drawn = (props: Partial<PayButtonProps> = {}) => drawBlock(payButton, { ...base, ...props })
const actionOf = (block: HTMLElement) => block.querySelector('button')?.dataset.act

/** Ends what a test has let live. */
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

  test('shows no old price without a new one', () => {
    expect(drawn({ price: '' }).textContent).toBe('立即订购')
  })

  test('links to its contract where there is one', () => {
    const link = (url: string) => drawn({ contract_url: url }).querySelector('a')
    expect(link('')).toBeNull()
    expect(link('/h5-page/h5/contract')?.getAttribute('href')).toBe('/h5-page/h5/contract')
  })

  describe('of somebody who is logged in', () => {
    async function awake(reply: object | Error, props: Partial<PayButtonProps> = {}) {
      const page = createTestPage()
      page.isLoggedIn.mockReturnValue(true)
      if (reply instanceof Error) page.ask.mockRejectedValue(reply)
      else page.ask.mockResolvedValue(reply)
      const block = drawn(props)
      stop = live(block, page)
      await vi.advanceTimersByTimeAsync(0)
      return { page, block, button: () => block.querySelector('button') }
    }
    const bought = (is_pay: number) => ({
      code: 1,
      msg: 'success',
      response: { is_pay, mode_shop_product_id: 0, expire_at: null },
    })

    test('says that the product is theirs already, in the button’s place', async () => {
      const { page, block, button } = await awake(bought(1))
      expect(page.ask.mock.calls).toEqual([['findUserPayforProduct', { shop_product_id: '1191' }]])
      expect(block.querySelector('.yz-pay__button')?.textContent).toBe('您已购买该产品')
      expect(button()).toBeNull()
    })

    test('says that the product is off sale', async () => {
      const reply = { code: 400040, msg: '商品已下架', response: undefined }
      const { page, block } = await awake(reply, { mark: '', shop_product_id: '12' })
      expect(page.ask.mock.calls).toEqual([['findUserPayforProduct', { shop_product_id: '12' }]])
      expect(block.querySelector('.yz-pay__button')?.textContent).toBe('商品已下架')
    })

    test.each([
      ['it is not theirs yet', bought(0)],
      ['it is refused', { code: 400001, msg: '参数错误', response: undefined }],
      ['no answer comes', new Error('no line')],
    ])('can be pressed when %s', async (_, reply) => {
      const { block, button } = await awake(reply)
      expect(button()?.textContent).toBe('立即订购')
      expect(JSON.parse(actionOf(block) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    })

    test('asks nothing about a mark whose product only the gateway knows', async () => {
      const { page, button } = await awake(bought(1), { mark: 'other' })
      expect(page.ask).not.toHaveBeenCalled()
      expect(button()).not.toBeNull()
    })
  })

  test('of somebody who is not asks nothing', () => {
    const page = createTestPage()
    stop = live(drawn(), page)
    expect(page.ask).not.toHaveBeenCalled()
  })
})
