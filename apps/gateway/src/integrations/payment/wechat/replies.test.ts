import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WireReply } from '../sandbox-ledger'
import { signedReply } from './sandbox/signed-reply'
import { failureOf, KEYS, ORDER, openWechatPay } from './testing/open-wechat-pay'

const REFUND = {
  outTradeNo: ORDER.outTradeNo,
  outRefundNo: 'refund-0001',
  amount: 1,
  total: 19_990,
  reason: '',
  notifyUrl: ORDER.notifyUrl,
}

const withHeader = (name: string, value: string) => (reply: WireReply) => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
})

const spoiled: [string, (reply: WireReply) => WireReply][] = [
  ['without a signature', (reply) => ({ ...reply, headers: {} })],
  ['with another body', (reply) => ({ ...reply, body: Buffer.concat([reply.body, Buffer.from(' ')]) })],
  ['with another nonce', withHeader('wechatpay-nonce', 'another')],
  ['with another time', withHeader('wechatpay-timestamp', '1795492801')],
  ['by a key that is not known', withHeader('wechatpay-serial', 'PUB_KEY_ID_0')],
  ['with half a signature', withHeader('wechatpay-signature', 'AAAA')],
  ['by another way of signing', withHeader('wechatpay-signature-type', 'WECHATPAY2-SM2-WITH-SM3')],
  ['that says no, unsigned', () => unsignedNo()],
]

function unsignedNo(): WireReply {
  return { status: 403, headers: {}, body: Buffer.from('{"code":"NOT_ENOUGH","message":"余额不足"}') }
}

test.each(spoiled)('after a reply %s it is unknown whether money goes back', async (_what, spoil) => {
  const { port, paid, onTheWay } = openWechatPay()
  await paid()
  onTheWay.change = spoil
  expect(await failureOf(port.refund(REFUND))).toMatchObject({ failure: 'no_answer' })
  onTheWay.change = undefined
  expect(await port.queryRefund(REFUND)).toMatchObject({ status: 'refunded', amount: 1 })
})

test('a reply that was held back for five minutes is not believed', async () => {
  const { port, onTheWay, clock } = openWechatPay()
  await port.prepay(ORDER)
  onTheWay.change = (reply) => {
    clock.now = new Date(clock.now.getTime() + 301_000)
    return reply
  }
  expect((await failureOf(port.query(ORDER.outTradeNo))).message).toContain('more than 300 s from ours')
})

/** Replies that are signed, whatever they say. */
function answering(status: number, json: unknown) {
  const opened = openWechatPay()
  opened.onTheWay.change = () =>
    signedReply({ keys: KEYS, now: () => opened.clock.now }, 'public-key', { status, json })
  return opened
}

test.each([
  [500, { code: 'SYSTEM_ERROR', message: '' }, 'no_answer', 3],
  [403, { code: 'SYSTEM_ERROR', message: '' }, 'no_answer', 3],
  [502, '<html>', 'no_answer', 3],
  [202, { code: 'USERPAYING', message: '' }, 'no_answer', 3],
  [200, {}, 'no_answer', 3],
  [429, { code: 'FREQUENCY_LIMITED', message: '' }, 'busy', 3],
  [403, { code: 'RATELIMIT_EXCEEDED', message: '' }, 'busy', 3],
  [403, { code: 'NOT_ENOUGH', message: '余额不足' }, 'refused', 1],
  [400, 'no code', 'refused', 1],
])('HTTP %d with %j is %s, after %d tries', async (status, json, failure, tries) => {
  const { port, sent } = answering(status, json)
  expect(await failureOf(port.refund(REFUND))).toMatchObject({ failure })
  expect(sent).toHaveLength(tries)
})

test('what is refused is told by the word that WeChat Pay has for it, without phones', async () => {
  const { port } = answering(400, { code: 'PARAM_ERROR', message: '13800138000 is no openid' })
  expect((await failureOf(port.prepay(ORDER))).message).toBe(
    'WeChat Pay answered to wx_jsapi with HTTP 400 PARAM_ERROR: *** is no openid',
  )
})

test('a merchant whose key WeChat Pay does not know learns nothing, and does not take it for a no', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { port } = openWechatPay({ settings: { privateKey } })
  const error = await failureOf(port.prepay(ORDER))
  expect(error.failure).toBe('no_answer')
  expect(error.message).toContain('HTTP 401')
})
