// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { payButton } from './pay-button'
import { type PayButtonProps, payButtonSpec } from './props'

describeBlock({ spec: payButtonSpec, view: payButton, examples })

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

describe('payButton', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('hands its product to the host before its script is there', () => {
    expect(JSON.parse(actionOf(drawn()) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
  })

  test('counts one press a second: in between there is no action to hand on', async () => {
    const island = drawn()
    await wakeBlock(island, payButton)
    await act(() => island.querySelector('button')?.click())
    expect(actionOf(island)).toBeUndefined()
    await act(() => vi.advanceTimersByTime(999))
    expect(actionOf(island)).toBeUndefined()
    await act(() => vi.advanceTimersByTime(1))
    expect(JSON.parse(actionOf(island) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
  })

  test('leaves what the host says of a payment under way alone when it rests', async () => {
    const island = drawn()
    await wakeBlock(island, payButton)
    const button = island.querySelector('button')
    button?.setAttribute('aria-busy', 'true')
    await act(() => button?.click())
    await act(() => vi.advanceTimersByTime(1000))
    expect(island.querySelector('button')).toBe(button)
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
      const host = createTestHost()
      host.isLoggedIn.mockReturnValue(true)
      if (reply instanceof Error) host.ask.mockRejectedValue(reply)
      else host.ask.mockResolvedValue(reply)
      const island = drawn(props)
      await wakeBlock(island, payButton, host)
      return { host, island, button: () => island.querySelector('button') }
    }
    const bought = (is_pay: number) => ({
      code: 1,
      msg: 'success',
      response: { is_pay, mode_shop_product_id: 0, expire_at: null },
    })

    test('says that the product is theirs already, in the button’s place', async () => {
      const { host, island, button } = await awake(bought(1))
      expect(host.ask.mock.calls).toEqual([['findUserPayforProduct', { shop_product_id: '1191' }]])
      expect(island.querySelector('.yz-pay__button')?.textContent).toBe('您已购买该产品')
      expect(button()).toBeNull()
    })

    test('says that the product is off sale', async () => {
      const reply = { code: 400040, msg: '商品已下架', response: undefined }
      const { host, island } = await awake(reply, { mark: '', shop_product_id: '12' })
      expect(host.ask.mock.calls).toEqual([['findUserPayforProduct', { shop_product_id: '12' }]])
      expect(island.querySelector('.yz-pay__button')?.textContent).toBe('商品已下架')
    })

    test.each([
      ['it is not theirs yet', bought(0)],
      ['it is refused', { code: 400001, msg: '参数错误', response: undefined }],
      ['no answer comes', new Error('no line')],
    ])('can be pressed when %s', async (_, reply) => {
      const { island, button } = await awake(reply)
      expect(button()?.textContent).toBe('立即订购')
      expect(JSON.parse(actionOf(island) ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    })

    test('asks nothing about a mark whose product only the gateway knows', async () => {
      const { host, button } = await awake(bought(1), { mark: 'other' })
      expect(host.ask).not.toHaveBeenCalled()
      expect(button()).not.toBeNull()
    })
  })

  test('of somebody who is not asks nothing', async () => {
    const host = createTestHost()
    await wakeBlock(drawn(), payButton, host)
    expect(host.ask).not.toHaveBeenCalled()
  })
})
