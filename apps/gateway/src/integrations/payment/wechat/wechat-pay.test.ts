import { expect, test } from 'vitest'
import type { PrepayRequest, RefundRequest } from '../payment-port'
import { failureOf, KEYS, ORDER, openWechatPay } from './testing/open-wechat-pay'

const REFUND: RefundRequest = {
  outTradeNo: ORDER.outTradeNo,
  outRefundNo: 'refund-0001',
  amount: 9_990,
  total: 19_990,
  reason: '不想要了',
  notifyUrl: 'https://pages.example.com/notify/wechat',
}

const told = (request: { body: string } | undefined) => JSON.parse(request?.body ?? 'null')

test.each([
  ['wx_jsapi', 'jsapi', 'wxsandbox0000000'],
  ['wx_mp', 'jsapi', 'wxsandbox0000001'],
] as const)('%s is asked for at %s, for the app that pays', async (way, path, appId) => {
  const { port, sent } = openWechatPay()
  const reply = await port.prepay({ ...ORDER, way })
  expect(reply).toEqual({
    params: {
      appId,
      timeStamp: '1795492800',
      nonceStr: expect.stringMatching(/^[\da-f]{32}$/),
      package: expect.stringMatching(/^prepay_id=wx[\da-f]{34}$/),
      signType: 'RSA',
      paySign: expect.stringMatching(/^[\w+/]+=*$/),
    },
  })
  expect(sent.map(({ url }) => url)).toEqual([`https://pay.example.com/v3/pay/transactions/${path}`])
  expect(told(sent[0])).toEqual({
    appid: appId,
    mchid: KEYS.mchid,
    description: '投资课程',
    out_trade_no: 'order-0001',
    time_expire: '2026-11-24T12:30:00+08:00',
    notify_url: 'https://pages.example.com/notify/wechat',
    amount: { total: 19_990, currency: 'CNY' },
    payer: { openid: 'o-payer' },
  })
})

test('a browser is sent to an address and comes back to ours', async () => {
  const { port, sent } = openWechatPay()
  const returnUrl = 'https://pages.example.com/done?pid=1&a=中'
  const reply = await port.prepay({ ...ORDER, way: 'wx_h5', returnUrl })
  const { h5_url } = reply as { h5_url: string }
  expect(h5_url).toMatch(/^\/sandbox\?what=pay&supplier=wechat&no=order-0001&/)
  expect(new URL(h5_url, 'https://x.example').searchParams.get('redirect_url')).toBe(returnUrl)
  expect(told(sent[0]).scene_info).toEqual({ payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } })
  expect(await port.prepay({ ...ORDER, way: 'wx_h5' })).toEqual({
    h5_url: expect.not.stringContaining('redirect_url'),
  })
})

test('a desktop is shown a code', async () => {
  const { port } = openWechatPay()
  expect(await port.prepay({ ...ORDER, way: 'wx_native' })).toEqual({
    code_url: expect.stringMatching(/^\/sandbox\?what=pay/),
  })
})

test.each([
  ['nobody who pays', { openid: undefined }, 'refused'],
  ['no address of who pays', { way: 'wx_h5', payerIp: undefined }, 'refused'],
  ['a way of another supplier', { way: 'alipay_wap' }, 'refused'],
] as const)('with %s nothing is asked', async (_what, differs, failure) => {
  const { port, sent } = openWechatPay()
  const error = await failureOf(port.prepay({ ...ORDER, ...differs } as PrepayRequest))
  expect([error.failure, sent.length]).toEqual([failure, 0])
})

test('without a mini program of ours nothing is paid in one, and the rest goes on', async () => {
  const apps = { officialAccount: 'wxsandbox0000000', miniProgram: undefined, all: new Set<string>() }
  const { port } = openWechatPay({ apps })
  expect(await failureOf(port.prepay({ ...ORDER, way: 'wx_mp' }))).toMatchObject({ failure: 'unavailable' })
  await port.prepay(ORDER)
})

test('the same payment is begun twice without harm, another one of its number is refused', async () => {
  const { port } = openWechatPay()
  const first = await port.prepay({ ...ORDER, way: 'wx_native' })
  expect(await port.prepay({ ...ORDER, way: 'wx_native' })).toEqual(first)
  const error = await failureOf(port.prepay({ ...ORDER, way: 'wx_native', amount: 1 }))
  expect(error.failure).toBe('refused')
  expect(error.message).toContain('OUT_TRADE_NO_USED')
})

test('a payment is absent, open, paid, and sent back it is still one that was paid', async () => {
  const { port, paid } = openWechatPay()
  expect(await port.query('order-0001')).toEqual({ status: 'absent' })
  await port.prepay(ORDER)
  expect(await port.query('order-0001')).toEqual({ status: 'open' })
  const { transactionId } = await paid()
  const news = {
    status: 'paid',
    transactionId,
    amount: 19_990,
    paidAt: new Date('2026-11-24T04:00:00Z'),
  }
  expect(await port.query('order-0001')).toEqual(news)
  await port.refund(REFUND)
  expect(await port.query('order-0001')).toEqual(news)
})

test('a payment that nobody made can be ended, as often as one likes; one that was made cannot', async () => {
  const { port, sandbox, paid } = openWechatPay()
  await port.close('order-absent')
  await port.prepay(ORDER)
  await port.close(ORDER.outTradeNo)
  await port.close(ORDER.outTradeNo)
  expect(await port.query(ORDER.outTradeNo)).toEqual({ status: 'closed' })
  expect((await sandbox.pay(ORDER.outTradeNo))?.status).toBe('closed')
  await paid({ outTradeNo: 'order-0002' })
  expect(await failureOf(port.close('order-0002'))).toMatchObject({ failure: 'refused' })
})

test('a refund is accepted, then found sent back', async () => {
  const { port, paid, clock } = openWechatPay()
  await paid()
  expect(await port.queryRefund(REFUND)).toEqual({ status: 'absent' })
  expect(await port.refund(REFUND)).toEqual({ status: 'processing' })
  clock.now = new Date('2026-11-24T04:01:00Z')
  expect(await port.queryRefund(REFUND)).toEqual({
    status: 'refunded',
    refundId: expect.stringMatching(/^5030\d+$/),
    amount: 9_990,
    refundedAt: new Date('2026-11-24T04:01:00Z'),
  })
})

test('one number is one refund, and all parts are at most what was paid', async () => {
  const { port, sandbox, paid } = openWechatPay()
  await paid()
  await Promise.all([port.refund(REFUND), port.refund(REFUND), port.refund(REFUND)])
  const second = { ...REFUND, outRefundNo: 'refund-0002' }
  expect(await failureOf(port.refund({ ...second, amount: 10_001 }))).toMatchObject({ failure: 'refused' })
  expect(await failureOf(port.refund({ ...REFUND, amount: 1 }))).toMatchObject({ failure: 'refused' })
  await port.refund({ ...second, amount: 10_000 })
  await sandbox.settleRefund(second, 'abnormal')
  expect(await port.queryRefund(second)).toEqual({ status: 'abnormal' })
})

test('the answer to another question is no answer, though it is signed', async () => {
  const { port, paid, sandbox, sent, onTheWay } = openWechatPay()
  await paid()
  await paid({ outTradeNo: 'order-0002' })
  await port.refund(REFUND)
  await port.queryRefund(REFUND)
  const aboutRefund = sent.at(-1)
  await port.query('order-0001')
  const aboutPayment = sent.at(-1)
  if (!aboutRefund || !aboutPayment) throw new Error('Nothing was asked.')
  const [refund, payment] = [await sandbox.server(aboutRefund), await sandbox.server(aboutPayment)]
  onTheWay.change = (_reply, { url }) => (url.includes('refund') ? refund : payment)
  expect(await failureOf(port.query('order-0002'))).toMatchObject({ failure: 'no_answer' })
  const another = { ...REFUND, outRefundNo: 'refund-0002' }
  expect(await failureOf(port.queryRefund(another))).toMatchObject({ failure: 'no_answer' })
  expect(await failureOf(port.queryRefund({ ...REFUND, outTradeNo: 'order-0002' }))).toMatchObject({
    failure: 'no_answer',
  })
})

test('a payment to another app of the merchant is not ours', async () => {
  const stranger = openWechatPay({
    apps: {
      officialAccount: 'wxsandbox0000000',
      miniProgram: undefined,
      all: new Set(['wx0123456789abcdef']),
    },
  })
  await stranger.port.prepay(ORDER)
  expect(await failureOf(stranger.port.query(ORDER.outTradeNo))).toMatchObject({ failure: 'no_answer' })
})
