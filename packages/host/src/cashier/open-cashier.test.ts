// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buttons,
  choose,
  ORDER,
  openTestCashier,
  press,
  SALE_PAGE,
  seen,
  title,
} from './testing/open-test-cashier'

const PID = { pid: 'P1' }
const shows = (words: string) => vi.waitFor(() => expect(title()).toBe(words))
const paid = { ...ORDER, status: 1, paid_at: ORDER.now } as const
const closed = { ...ORDER, status: 2 } as const

beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete (window as { WeixinJSBridge?: object }).WeixinJSBridge
})

describe('an order that waits', () => {
  test('says what is bought, for how much, until when, and by what it can be paid', async () => {
    await openTestCashier(PID)
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(seen()).toEqual([
      '收银台',
      '大盘指数研究 一年',
      '应付 1980 元',
      '请在 30:00 内完成支付',
      '支付方式',
      '微信支付',
      '支付宝',
    ])
  })

  test('offers only what is open at the gateway and in this place', async () => {
    await openTestCashier(PID, { gateway: { payResult: { ...ORDER, channels: ['wx_jsapi', 'alipay_wap'] } } })
    await vi.waitFor(() => expect(seen()).toContain('支付宝'))
    expect(seen()).not.toContain('微信支付')
  })

  test('names what the page wants to be read, and leads there beside the page', async () => {
    const agreements = () => [
      { text: '《投资顾问服务协议》', href: 'https://h5.example.com/h5-page/h5/contract' },
    ]
    await openTestCashier(PID, { tools: { agreements } })
    await vi.waitFor(() => expect(seen()).toContain('支付即表示您已阅读并同意《投资顾问服务协议》'))
    expect(document.querySelector('.yz-cashier a')?.getAttribute('target')).toBe('_blank')
  })

  test('is closed by one tap, and asks for nothing more', async () => {
    const { steps, asked } = await openTestCashier(PID)
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    document.querySelector<HTMLElement>('.yz-dialog__close')?.click()
    expect(document.querySelector('dialog')).toBeNull()
    expect([steps, asked]).toEqual([[], [['payResult', PID]]])
  })
})

describe('the clock', () => {
  test('goes by the gateway, whatever the phone believes', async () => {
    vi.useFakeTimers({ now: 0 })
    const { gateway } = await openTestCashier(PID)
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(seen()).toContain('请在 28:59 内完成支付')
    // Somebody sets the phone's clock an hour forward.
    vi.setSystemTime(3_600_000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen()).toContain('请在 28:58 内完成支付')
    gateway.payResult = { ...ORDER, now: ORDER.expire_at }
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(title()).toBe('订单已关闭')
  })

  test('has no say in whether it is closed: at its end the gateway is asked', async () => {
    vi.useFakeTimers()
    const { asked } = await openTestCashier(PID, {
      gateway: { payResult: { ...ORDER, now: ORDER.expire_at - 2000 } },
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1500)
    expect(asked).toHaveLength(2)
    expect(title()).toBe('收银台')
  })
})

describe('what has become of an order', () => {
  test('already paid: to what was bought, or back', async () => {
    const { steps } = await openTestCashier(PID, { gateway: { payResult: paid } })
    await shows('订单已支付')
    expect(buttons()).toEqual(['去学习', '返回'])
    press('去学习')
    expect(steps).toEqual(['learn'])
    // The page below still offers it for sale.
    press('返回')
    expect(steps).toEqual(['learn', 'reload'])
  })

  test('closed: it can be ordered anew, the same goods', async () => {
    const { asked, gateway } = await openTestCashier(PID, { gateway: { payResult: closed } })
    await shows('订单已关闭')
    gateway.createOrder = { pid: 'P2' }
    gateway.payResult = { ...ORDER, pid: 'P2' }
    press('重新下单')
    await shows('收银台')
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(asked.slice(1)).toEqual([
      ['createOrder', { shop_product_id: '1191', sku_id: '2' }],
      ['payResult', { pid: 'P2' }],
    ])
  })

  test('refunded, of somebody else, not to be paid here: each says so and leads back', async () => {
    const states: [Parameters<typeof openTestCashier>[1], string, string[]][] = [
      [{ gateway: { payResult: { ...ORDER, status: 3 } } }, '订单已退款', ['返回']],
      [{ gateway: { payResult: { code: 400047, msg: '订单不存在' } } }, '订单不存在', ['返回']],
      [{ gateway: { payResult: { ...ORDER, channels: [] } } }, '暂时无法支付', ['重试', '返回']],
      [{ means: { ways: [] } }, '暂时无法支付', ['重试', '返回']],
      [{ gateway: { payResult: 'canceled' } }, '登录已失效', ['去登录', '返回']],
    ]
    for (const [options, words, left] of states) {
      document.body.replaceChildren()
      await openTestCashier(PID, options)
      await shows(words)
      expect(buttons()).toEqual(left)
    }
  })

  test('no network: the order is kept, and asked for once more', async () => {
    const { gateway } = await openTestCashier(PID, { gateway: { payResult: 'network' } })
    await shows('网络异常')
    expect(seen()).toContain('订单已为您保留，请检查网络后重试')
    gateway.payResult = ORDER
    press('重试')
    await shows('收银台')
  })

  test('paid in another tab while this one was about to: the order says it', async () => {
    const { gateway } = await openTestCashier(PID, {
      gateway: { prepay: { code: 400045, msg: '订单已支付' } },
    })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    gateway.payResult = paid
    press('确认支付')
    await shows('订单已支付')
  })

  test('no login: the way to log in keeps the order', async () => {
    const { steps } = await openTestCashier(PID, { gateway: { payResult: 'canceled' } })
    await shows('登录已失效')
    press('去登录')
    const from = encodeURIComponent('/h5-page/h5/etf-course?pageId=870')
    expect(steps).toEqual([`go https://h5.example.com/h5-page/pay?pid=P1&from=${from}`])
  })
})

describe('goods of which there is no order', () => {
  const GOODS = { goods: { mark: 'dbzs', page_code: 'etf-course' } }

  test('with several skus: one is chosen first', async () => {
    const { asked } = await openTestCashier(GOODS, { gateway: { salePageInfo: SALE_PAGE } })
    await shows('选择商品')
    expect(seen().slice(1)).toEqual(['大盘指数研究', '选择时长', '一个月¥198.50', '一年¥3980 ¥1980'])
    choose('一年')
    press('下一步')
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(asked).toEqual([
      ['salePageInfo', { mark: 'dbzs' }],
      ['purchaseGate', { shop_product_id: '1191' }],
      ['usableCoupons', { shop_product_id: '1191', sku_id: '2' }],
      ['createOrder', { ...GOODS.goods, shop_product_id: '1191', sku_id: '2' }],
      ['payResult', PID],
    ])
  })

  test.each([
    ['one sku', { ...SALE_PAGE, skus: SALE_PAGE.skus.slice(1) }],
    ['no page that sells it', { code: 400040, msg: '商品已下架' }],
    ['no answer', 'network'],
  ] as const)('with %s: the gateway decides', async (_what, salePageInfo) => {
    const { asked } = await openTestCashier(GOODS, { gateway: { salePageInfo } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    const ordered = asked.find(([id]) => id === 'createOrder')?.[1]
    expect(ordered).toEqual(expect.objectContaining(GOODS.goods))
  })

  test('named by their number alone: which of several skus is asked', async () => {
    const { asked } = await openTestCashier(
      { goods: { shop_product_id: '1191' } },
      { gateway: { salePageInfo: SALE_PAGE } },
    )
    await shows('选择商品')
    expect(asked).toEqual([['salePageInfo', { shop_product_id: '1191' }]])
  })

  test('with product and sku: what stands before it is asked, and it is ordered', async () => {
    const goods = { shop_product_id: '1191', sku_id: '1' }
    const { asked } = await openTestCashier({ goods })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(asked.map(([id]) => id)).toEqual(['purchaseGate', 'usableCoupons', 'createOrder', 'payResult'])
    expect(asked[2]?.[1]).toEqual(goods)
  })

  test.each([
    [{ code: 400040, msg: '商品已下架' }, '商品已下架', ['返回']],
    [{ code: 400041, msg: '您已购买该产品' }, '您已购买该产品', ['去学习', '返回']],
    [{ code: 400001, msg: '参数错误' }, '暂时无法支付', ['重试', '返回']],
    ['network', '网络异常', ['重试', '返回']],
  ] as const)('that cannot be ordered: %j', async (createOrder, words, left) => {
    await openTestCashier({ goods: { mark: 'dbzs', sku_id: '1' } }, { gateway: { createOrder } })
    await shows(words)
    expect(buttons()).toEqual(left)
  })

  test('that are renewed: the order is that of the renewal, with its coupon and what was agreed to', async () => {
    const made = {
      pid: 'P1',
      price: 198_000,
      discount: 100,
      payable: 197_900,
      coupon_valid: true,
      expire_at: 1,
    }
    const goods = { shop_product_id: '1191', sku_id: '2', user_coupon_id: '9', renew: '1' }
    const { asked } = await openTestCashier(
      { goods: { ...goods, consent: '1' } },
      { gateway: { renewWithCouponPayBefore: made } },
    )
    await vi.waitFor(() => expect(asked.map(([id]) => id)).toContain('payResult'))
    const { renew: _renew, ...order } = goods
    expect(asked).toContainEqual(['renewWithCouponPayBefore', { ...order, consent: 1 }])
    expect(asked.map(([id]) => id)).not.toContain('createOrder')
  })

  test('that are paid elsewhere: the order is handed over at once, and whoever comes back is asked', async () => {
    const handOver = vi.fn(async () => true)
    await openTestCashier(
      { goods: { mark: 'dbzs', sku_id: '1' } },
      { means: { ways: [], handOver, isHandedOverAtOnce: true } },
    )
    await shows('支付结果确认')
    expect(handOver).toHaveBeenCalledWith('P1', expect.any(Function))
    press('重新支付')
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    press('确认支付')
    await shows('支付结果确认')
    expect(handOver).toHaveBeenCalledTimes(2)
  })
})

describe('WeChat from a phone’s browser', () => {
  const h5_url = 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1'

  test('leads away, and whoever comes back is asked before the gateway is', async () => {
    const { steps, asked } = await openTestCashier(PID, { gateway: { prepay: { h5_url } } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    press('确认支付')
    await shows('支付结果确认')
    expect(steps).toEqual([`go ${h5_url}`])
    const [, begun] = asked[1] ?? []
    const from = encodeURIComponent('/h5-page/h5/etf-course?pageId=870')
    expect(begun).toEqual({
      pid: 'P1',
      channel: 'wx_h5',
      return_url: `/h5-page/pay?pid=P1&at=return&from=${from}`,
    })
    expect(buttons()).toEqual(['已完成支付', '重新支付'])
    expect(asked).toHaveLength(2)
  })

  test('an address that is not WeChat’s is not followed', async () => {
    const { steps } = await openTestCashier(PID, { gateway: { prepay: { h5_url: 'https://evil.example/' } } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    press('确认支付')
    await vi.waitFor(() => expect(seen()).toContain('支付失败，请重试'))
    expect(steps).toEqual(['toast 链接无效'])
  })

  test('a tap too many begins nothing', async () => {
    const { asked } = await openTestCashier(PID, { gateway: { prepay: { h5_url } } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    const button = [...document.querySelectorAll<HTMLElement>('.yz-cashier button')]
    for (let tap = 0; tap < 10; tap += 1) button[0]?.click()
    await shows('支付结果确认')
    expect(asked.filter(([id]) => id === 'prepay')).toHaveLength(1)
  })
})

describe('the way back', () => {
  const back = { pid: 'P1', at: 'return' } as const

  test('asks nothing by itself', async () => {
    const { asked } = await openTestCashier(back, { page: {} })
    expect([title(), asked]).toEqual(['支付结果确认', []])
  })

  test('paid, as they say: the gateway says so too', async () => {
    const { steps } = await openTestCashier(back, { page: {}, gateway: { payResult: paid } })
    press('已完成支付')
    await shows('支付成功')
    expect(steps).toEqual(['keep {"pid":"P1"}'])
    press('返回')
    expect(steps.at(-1)).toBe('go https://h5.example.com/h5-page/course')
  })

  test('paid, as they say, and nothing is known of it: they are told, and may ask again', async () => {
    await openTestCashier(back, { page: {} })
    press('已完成支付')
    await vi.waitFor(() => expect(seen()).toContain('暂未查到支付结果，请稍后再试'))
    expect(buttons()).toEqual(['已完成支付', '重新支付'])
  })

  test('not paid: it goes on, and the address forgets that they were away', async () => {
    const { steps } = await openTestCashier(back, { page: {} })
    press('重新支付')
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(steps).toEqual(['keep {"pid":"P1"}'])
  })

  test('too late: closed, and ordered anew', async () => {
    await openTestCashier(back, { page: {}, gateway: { payResult: closed } })
    press('已完成支付')
    await shows('订单已关闭')
    expect(buttons()).toEqual(['重新下单', '返回'])
  })
})

describe('Alipay', () => {
  const form = {
    action: 'https://openapi.alipay.com/gateway.do',
    fields: { sign: 'S', method: 'alipay.trade.wap.pay' },
  }

  test('is gone to from the page for payments: no other page may post there', async () => {
    const { steps, asked } = await openTestCashier(PID, { means: { ways: ['alipay_wap'] } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    press('确认支付')
    expect(steps[0]).toMatch(/^go https:\/\/h5\.example\.com\/h5-page\/pay\?pid=P1&from=.*&by=alipay_wap$/)
    expect(asked.map(([id]) => id)).toEqual(['payResult'])
  })

  test('gets its form from there, and whoever goes back does not send it again', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    const { steps } = await openTestCashier(PID, {
      page: { by: 'alipay_wap' },
      gateway: { prepay: { form } },
    })
    await shows('支付结果确认')
    expect(submit).toHaveBeenCalledOnce()
    expect(steps).toEqual(['keep {"pid":"P1","at":"return"}'])
    const posted = document.querySelector('form')
    expect([posted?.method, posted?.action]).toEqual(['post', form.action])
    expect(Object.fromEntries(new FormData(posted as HTMLFormElement))).toEqual(form.fields)
  })

  test('a form for somebody else is not posted', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    const foreign = { ...form, action: 'https://alipay.com.evil.example/' }
    await openTestCashier(PID, { page: { by: 'alipay_wap' }, gateway: { prepay: { form: foreign } } })
    await vi.waitFor(() => expect(seen()).toContain('支付失败，请重试'))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a code on a desktop', () => {
  const means = { ways: ['wx_native', 'alipay_page'] as const, isWide: true }

  test('is asked about each three seconds, until something has come of it', async () => {
    vi.useFakeTimers()
    const { asked, gateway } = await openTestCashier(PID, {
      means,
      gateway: { prepay: { code_url: 'weixin://wxpay/bizpayurl?pr=a' } },
    })
    await vi.advanceTimersByTimeAsync(0)
    press('确认支付')
    await vi.waitFor(() => expect(title()).toBe('微信扫码支付'))
    expect(document.querySelector('.yz-cashier img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
    const before = asked.length
    await vi.advanceTimersByTimeAsync(6000)
    expect(asked.length - before).toBe(2)
    // Polling goes on after a lost answer.
    gateway.payResult = 'network'
    await vi.advanceTimersByTimeAsync(3000)
    gateway.payResult = paid
    await vi.advanceTimersByTimeAsync(3000)
    expect(title()).toBe('支付成功')
    await vi.advanceTimersByTimeAsync(9000)
    expect(asked.length - before).toBe(4)
  })

  test('is asked about no more once it is closed', async () => {
    vi.useFakeTimers()
    const { asked } = await openTestCashier(PID, { means, gateway: { prepay: { code_url: 'weixin://a' } } })
    await vi.advanceTimersByTimeAsync(0)
    press('确认支付')
    await vi.waitFor(() => expect(title()).toBe('微信扫码支付'))
    const before = asked.length
    document.querySelector<HTMLElement>('.yz-dialog__close')?.click()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toHaveLength(before)
  })
})

describe('inside WeChat', () => {
  const means = { ways: ['wx_jsapi'] as const, isOnPageOnly: true }
  const params = {
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's',
  } as const

  async function payEnding(end: string, payResult: Parameters<typeof openTestCashier>[1] = {}) {
    const invoke = vi.fn((_name: string, _params: object, answer: (reply: object) => void) =>
      answer({ err_msg: `get_brand_wcpay_request:${end}` }),
    )
    Object.assign(window, { WeixinJSBridge: { invoke } })
    const opened = await openTestCashier(PID, {
      means,
      page: {},
      gateway: { prepay: { params }, ...payResult.gateway },
    })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    return { ...opened, invoke }
  }

  test('its own window pays, and the gateway says what came of it', async () => {
    const { gateway, invoke } = await payEnding('ok')
    gateway.payResult = paid
    press('确认支付')
    await shows('支付成功')
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', params, expect.any(Function))
  })

  test.each([
    ['cancel', '已取消支付'],
    ['fail', '支付失败，请重试'],
  ])('%s: the order is still there', async (end, words) => {
    await payEnding(end)
    press('确认支付')
    await vi.waitFor(() => expect(seen()).toContain(words))
    expect(buttons()).toEqual(['确认支付'])
  })

  test('a supplier that is late is asked three times, and then the visitor', async () => {
    const { asked } = await payEnding('ok')
    vi.useFakeTimers()
    const before = asked.length
    press('确认支付')
    await vi.advanceTimersByTimeAsync(7000)
    expect(asked.slice(before).map(([id]) => id)).toEqual(['prepay', 'payResult', 'payResult', 'payResult'])
    expect(title()).toBe('支付结果确认')
  })

  test('a payer who is not known: loaded anew, the page asks WeChat once more', async () => {
    const { steps } = await openTestCashier(PID, {
      means,
      page: {},
      gateway: { payResult: { ...ORDER, channels: [] } },
    })
    await shows('暂时无法支付')
    press('重试')
    const from = encodeURIComponent('/h5-page/course')
    expect(steps).toEqual([`go https://h5.example.com/h5-page/pay?pid=P1&from=${from}`])
  })
})

describe('the app', () => {
  test('pays, and what it says is asked of the gateway', async () => {
    let onBack = (): void => undefined
    const handOver = async (_pid: string, done: () => void) => {
      onBack = done
      return true
    }
    const { gateway } = await openTestCashier(PID, { means: { handOver } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    expect(seen()).not.toContain('支付方式')
    press('确认支付')
    await shows('支付结果确认')
    gateway.payResult = paid
    onBack()
    await shows('支付成功')
  })

  test('that does not answer: the page pays as a phone’s browser does', async () => {
    await openTestCashier(PID, { means: { handOver: async () => false } })
    await vi.waitFor(() => expect(buttons()).toEqual(['确认支付']))
    press('确认支付')
    await vi.waitFor(() => expect(seen()).toContain('支付方式'))
  })
})
