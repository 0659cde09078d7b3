// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endListeningWithTest } from '../../testing/run-script'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installOrders, installReceipt, installServices } from './bought'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const PID = '202611242000000000000001'
const ORDER = {
  pid: PID,
  name: '大盘指数研究 一年',
  status: 0,
  payable: 198_000,
  created_at: NOW - 60_000,
  // Between two ticks, so that a millisecond more or less changes nothing shown.
  expire_at: NOW + 89_500,
  paid_at: null,
  refund: null,
  refund_kind: null,
  refunded: 0,
  again: null,
}
const PAID = { ...ORDER, status: 1, paid_at: NOW - 30_000 }

beforeEach(() => {
  endListeningWithTest()
  setToken('h.e30.s')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function setToken(rest: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `token=${rest}; path=/`
}
const nobody = () => setToken('; max-age=0')

/** Waits until it holds, as the gateway of these tests answers immediately. */
const soon = (holds: () => void) => vi.waitFor(holds, { interval: 2 })
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E
const text = (selector: string) => find(selector)?.textContent
const isHidden = (selector: string) => find(selector).hidden
const cards = () => Array.from(document.querySelectorAll<HTMLElement>('.pp-orders > li'))
const ways = () =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('.pp-order__ways > *'),
    ({ textContent }) => textContent,
  )
const press = (words: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('button'))
    .find(({ textContent }) => textContent === words)
    ?.click()
const listOf = (list: object[], own: object = {}) => ({
  myOrders: { list, now: NOW, total: list.length, page: 1, page_size: 20, ...own },
})
const resultOf = (status: number) => ({
  payResult: {
    pid: PID,
    status,
    name: ORDER.name,
    payable: ORDER.payable,
    expire_at: ORDER.expire_at,
    now: NOW,
    paid_at: status === 1 ? NOW : null,
    channels: [],
  },
})

describe('one’s own orders', () => {
  function open(answers: Parameters<typeof gatewayAnswering>[0]) {
    const outside = gatewayAnswering(answers)
    drawPassport({ page: 'orders' })
    installOrders()
    return outside
  }
  const shown = (count: number) => soon(() => expect(cards()).toHaveLength(count))

  test('ask for a login, which leads back here, and nothing of the gateway', () => {
    nobody()
    const { asked } = open(listOf([ORDER]))
    expect([isHidden('[data-anonymous]'), isHidden('[data-loading]'), asked]).toEqual([false, true, []])
    expect(find<HTMLAnchorElement>('[data-login]').search).toBe('?from=%2Fpassport%2Fm%2Forders')
  })

  test('say that there are none', async () => {
    open(listOf([]))
    await soon(() => expect(isHidden('[data-empty]')).toBe(false))
    expect([cards().length, isHidden('[data-more]'), isHidden('[data-total]')]).toEqual([0, true, true])
  })

  test('say that they did not come, and come when asked again', async () => {
    open({ myOrders: refusing(errors.serverError) })
    await soon(() => expect(isHidden('[data-failed]')).toBe(false))
    expect(text('[data-failed] p')).toBe(errors.serverError.msg)
    gatewayAnswering({ ...listOf([PAID]) })
    find('[data-retry]').click()
    await shown(1)
    expect(isHidden('[data-failed]')).toBe(true)
  })

  test('ask for a login when the gateway says that it is over', async () => {
    open({ myOrders: refusing(errors.loginExpired) })
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect(isHidden('[data-failed]')).toBe(true)
  })

  test('lead to the payment of one that waits, for as long as the server’s clock lets it', async () => {
    open({ ...listOf([ORDER]), ...resultOf(0) })
    await shown(1)
    expect([text('.pp-state'), text('[data-left]'), ways()]).toEqual(['待支付', '01:30', ['去支付']])
    expect(find<HTMLAnchorElement>('.pp-order__ways a').getAttribute('href')).toBe(`/h5-page/pay?pid=${PID}`)
    vi.advanceTimersByTime(30_000)
    expect(text('[data-left]')).toBe('01:00')
    vi.advanceTimersByTime(61_000)
    expect([text('.pp-state'), ways()]).toEqual(['待支付', ['查询结果']])
  })

  test('show one as paid whose notice is late, as the supplier says when it is asked', async () => {
    const { asked } = open({ ...listOf([ORDER]), ...resultOf(1) })
    await soon(() => expect(text('.pp-state')).toBe('已支付'))
    expect(asked.map(([id]) => id)).toEqual(['myOrders', 'payResult'])
    expect(ways()).toEqual(['查看收据', '申请退款'])
  })

  test('say that nothing is known yet of one whose time is over', async () => {
    open({ ...listOf([{ ...ORDER, expire_at: NOW }]), ...resultOf(0) })
    await shown(1)
    press('查询结果')
    await soon(() => expect(text('.yz-toast')).toBe('还没有查到付款结果，请稍后再试'))
  })

  test('offer what was bought again where the gateway says it can be', async () => {
    open(listOf([{ ...ORDER, status: 2, again: '/h5-page/h5/etf-course' }]))
    await shown(1)
    expect(ways()).toEqual(['再次购买'])
    expect(find('.pp-order__ways a').getAttribute('href')).toBe('/h5-page/h5/etf-course')
  })

  test('come in parts, one that was drawn before only once', async () => {
    const older = { ...PAID, pid: '202611232000000000000001' }
    let calls = 0
    open({
      myOrders: () => {
        calls += 1
        const list = calls === 1 ? [PAID] : [PAID, older]
        return { list, now: NOW, total: 21, page: calls, page_size: 20 }
      },
    })
    await shown(1)
    expect([text('[data-total]'), isHidden('[data-more]')]).toEqual(['共 21 笔', false])
    find('[data-more]').click()
    await shown(2)
    expect(isHidden('[data-more]')).toBe(true)
    expect(document.activeElement).toBe(cards()[1])
  })

  test('stay when the next part did not come', async () => {
    open(listOf([PAID], { total: 21 }))
    await shown(1)
    gatewayAnswering({})
    find('[data-more]').click()
    await soon(() => expect(text('.yz-toast')).toBe('网络异常，请稍后重试'))
    expect([cards().length, isHidden('[data-more]')]).toEqual([1, false])
  })

  test('are text, whatever a product is called', async () => {
    open(listOf([{ ...PAID, name: '<img src=x onerror=alert(1)>' }]))
    await shown(1)
    expect(document.querySelector('.pp-orders img')).toBeNull()
  })

  describe('the way to get money back', () => {
    const faults = () =>
      Array.from(document.querySelectorAll('.pp-sheet .pp-fault'), ({ textContent }) => textContent).filter(
        Boolean,
      )
    const submit = () => find<HTMLFormElement>('.pp-sheet form').requestSubmit()
    const isOpen = () => find('.pp-sheet').hasAttribute('open')
    async function openSheet(askRefund?: object) {
      const outside = open({ ...listOf([PAID]), ...(askRefund && { askRefund }) })
      await shown(1)
      press('申请退款')
      await soon(() => expect(isOpen()).toBe(true))
      return outside
    }
    function fill(reason = '与预期不符', more = ''): void {
      find<HTMLSelectElement>('#reason').value = reason
      find<HTMLInputElement>('#more').value = more
      find('#understood').click()
    }

    test('says what it is about, and asks nothing before it is complete', async () => {
      const { asked } = await openSheet()
      expect(text('[data-refund-order]')).toBe('大盘指数研究 一年，实付 ¥1980.00')
      submit()
      await soon(() => expect(faults()).toEqual(['请选择退款原因', '请先确认您已了解退款说明']))
      find<HTMLSelectElement>('#reason').value = '其他原因'
      submit()
      await soon(() => expect(faults()).toContain('请简单说明原因'))
      expect(asked.map(([id]) => id)).toEqual(['myOrders'])
    })

    test('hands in the reason, says what happens next, and the order is on its way back', async () => {
      const { asked } = await openSheet({ state: 'asked' })
      fill('其他原因', ' 讲课时间冲突 ')
      submit()
      await soon(() => expect(text('[data-refund-title]')).toBe('退款申请已提交'))
      expect(asked[1]).toEqual(['askRefund', { pid: PID, reason: '其他原因：讲课时间冲突' }])
      expect([text('.pp-state'), ways()]).toEqual(['退款中', ['查看收据']])
      press('我知道了')
      expect(isOpen()).toBe(false)
      expect(document.documentElement.classList.contains('yz-locked')).toBe(false)
    })

    test('tells who asks again how far it is', async () => {
      await openSheet({ state: 'released' })
      fill()
      submit()
      await soon(() => expect(text('[data-refund-title]')).toBe('退款正在处理'))
    })

    test.each([
      ['is not the visitor’s', refusing(errors.orderMissing), '订单不存在'],
      ['gives nothing back', refusing(errors.refundNotPossible), errors.refundNotPossible.msg],
      ['gets no answer', undefined, '网络异常，请稍后重试'],
    ])('says so when the order %s', async (_what, answer, words) => {
      await openSheet(answer)
      fill()
      submit()
      await soon(() => expect(faults()).toEqual([words]))
      expect([isOpen(), text('.pp-state')]).toEqual([true, '已支付'])
    })

    test('ends with the login', async () => {
      await openSheet(refusing(errors.loginExpired))
      fill()
      submit()
      await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
      expect([isOpen(), cards()]).toEqual([false, []])
    })
  })
})

describe('one’s own services', () => {
  function open(answer: object): void {
    gatewayAnswering({ usingProducts: answer })
    drawPassport({ page: 'services' })
    installServices()
  }
  const service = { product_id: 1191, name: '大盘指数研究', status: 1, expire_at: NOW, days_left: 365 }

  test('say until when they run, and how long that is', async () => {
    const list = [
      service,
      { ...service, status: 2, days_left: 3 },
      { ...service, status: 3, days_left: 0 },
      { ...service, expire_at: null, days_left: null },
    ]
    open({ list })
    await soon(() => expect(cards()).toHaveLength(4))
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      '大盘指数研究使用中有效期至 2026年11月24日剩余 365 天',
      '大盘指数研究即将到期有效期至 2026年11月24日剩余 3 天',
      '大盘指数研究已结束已于 2026年11月24日 结束',
      '大盘指数研究使用中长期有效',
    ])
  })

  test('are none, nobody’s, or could not be had', async () => {
    open({ list: [] })
    await soon(() => expect(isHidden('[data-empty]')).toBe(false))
    open(refusing(errors.serverError))
    await soon(() => expect(isHidden('[data-failed]')).toBe(false))
    nobody()
    open({ list: [service] })
    expect(isHidden('[data-anonymous]')).toBe(false)
  })
})

describe('a receipt', () => {
  const RECEIPT = {
    pid: PID,
    name: '大盘指数研究 一年',
    months: 12,
    begins_at: NOW,
    ends_at: Date.parse('2027-11-24T12:00:00Z'),
    revoked_at: null,
    amount: 198_000,
    amount_capitals: '人民币壹仟玖佰捌拾元整',
    paid_at: NOW,
    channel: 'wx_native',
    transaction_id: '4200002026',
    refunds: [] as object[],
    is_refunded: false,
    company: '牛牛投顾',
    license_no: '91440300',
  }
  function open(answer: object | undefined, pid = PID) {
    history.replaceState(null, '', `/passport/m/receipt?pid=${encodeURIComponent(pid)}`)
    const outside = gatewayAnswering(answer ? { orderReceipt: answer } : {})
    drawPassport({ page: 'receipt' })
    installReceipt()
    return outside
  }
  const there = () => soon(() => expect(isHidden('.pp-receipt')).toBe(false))
  const rows = () =>
    Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLElement>('[data-row]'), ({ dataset, textContent }) => [
        dataset.row,
        textContent,
      ]),
    )

  test('says all that is stored of it, and that it is no invoice', async () => {
    open(RECEIPT)
    await there()
    expect(rows()).toEqual({
      pid: PID,
      name: '大盘指数研究 一年',
      months: '12 个月',
      dates: '2026年11月24日 20:00\n至 2027年11月24日 20:00',
      figures: '¥1980.00',
      capitals: '人民币壹仟玖佰捌拾元整',
      paidAt: '2026年11月24日 20:00',
      channel: '微信支付（扫码）',
      transaction: '4200002026',
      company: '牛牛投顾',
      license: '91440300',
    })
    expect(text('.pp-receipt .pp-note')).toContain('不是发票')
    expect([isHidden('[data-refunded]'), isHidden('[data-states]')]).toEqual([true, true])
  })

  test('says what went back of it', async () => {
    const part = { amount: 9_800, refunded_at: NOW }
    open({ ...RECEIPT, refunds: [part] })
    await there()
    expect(text('[data-refunded]')).toBe('已部分退款 ¥98.00（2026年11月24日 20:00），实收 ¥1882.00')
    open({
      ...RECEIPT,
      refunds: [part, { amount: 188_200, refunded_at: NOW }],
      is_refunded: true,
      revoked_at: NOW,
    })
    await there()
    expect(text('[data-refunded]')).toBe('已全额退款 ¥1980.00（2026年11月24日 20:00）')
    expect(rows().dates).toContain('已于 2026年11月24日 20:00 停止')
  })

  test.each([
    ['somebody else’s', refusing(errors.orderMissing), '订单不存在'],
    ['not paid', refusing(errors.orderUnpaid), errors.orderUnpaid.msg],
  ])('of an order that is %s is none', async (_what, answer, words) => {
    open(answer)
    await soon(() => expect(isHidden('[data-missing]')).toBe(false))
    expect([text('[data-missing] p'), isHidden('.pp-receipt')]).toEqual([words, true])
    expect(Object.values(rows()).join('')).toBe('')
  })

  test.each(['', '<b>', 'a'.repeat(65)])('of %j is none, and nobody is asked', async (pid) => {
    const { asked } = open(RECEIPT, pid)
    await soon(() => expect(text('[data-missing] p')).toBe('订单不存在'))
    expect(asked).toEqual([])
  })

  test('comes when it is asked for again, and after a login, which leads back to it', async () => {
    open(undefined)
    await soon(() => expect(text('[data-failed] p')).toBe('网络异常，请稍后重试'))
    gatewayAnswering({ orderReceipt: RECEIPT })
    find('[data-retry]').click()
    await there()
    nobody()
    open(RECEIPT)
    expect(new URLSearchParams(find<HTMLAnchorElement>('[data-login]').search).get('from')).toBe(
      `/passport/m/receipt?pid=${PID}`,
    )
  })
})
