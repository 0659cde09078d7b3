import { createPrivateKey, createPublicKey, createSecretKey } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { SandboxServer } from '../sandbox-ledger'
import { readBill } from './read-bill'
import { writeBill } from './sandbox/bill'
import { seal, unseal } from './sealed'
import { authorization, sign, verify } from './signature'
import { APPS, KEYS, ORDER, openWechatPay } from './testing/open-wechat-pay'

// Another implementation of the same interface, checked against ours in both directions.

const { merchant } = KEYS
const privateKey = createPrivateKey(merchant.privateKey)
const publicKey = createPublicKey(merchant.publicKey)
const apiV3Key = createSecretKey(Buffer.from(KEYS.apiV3Key))

afterEach(() => {
  vi.useRealTimers()
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 80 })

test('it signs a request as we do', () => {
  fc.assert(
    fc.property(fc.webPath(), anyText, (target, body) => {
      const request = { method: 'POST', target, body, timestamp: 1_795_492_800, nonce: 'n0nce' }
      const signed = Formatter.request('POST', target, 1_795_492_800, 'n0nce', body)
      expect(authorization({ ...merchant, mchid: KEYS.mchid, privateKey }, request)).toBe(
        Formatter.authorization(
          KEYS.mchid,
          'n0nce',
          Rsa.sign(signed, merchant.privateKey),
          1_795_492_800,
          merchant.serialNo,
        ),
      )
    }),
    { numRuns: 20 },
  )
})

test('it takes our signature of a reply, and we its', () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const text = Formatter.response('1795492800', 'n0nce', body)
      const lines = ['1795492800', 'n0nce', Buffer.from(body)] as const
      expect(Rsa.verify(text, sign(privateKey, ['1795492800', 'n0nce', body]), merchant.publicKey)).toBe(true)
      expect(verify(publicKey, lines, Rsa.sign(text, merchant.privateKey))).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('what we give to WeChat to pay with is signed as it signs it', async () => {
  const reply = await openWechatPay().port.prepay(ORDER)
  if (!('params' in reply)) throw new Error('There are no parameters.')
  const { appId, timeStamp, nonceStr, package: packed, paySign } = reply.params
  const text = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, packed)
  expect(Rsa.sign(text, merchant.privateKey)).toBe(paySign)
})

test('it opens what we seal, and we what it seals', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, data) => {
      const ours = seal(apiV3Key, text, data)
      expect(Aes.AesGcm.decrypt(ours.ciphertext, KEYS.apiV3Key, ours.nonce, data)).toBe(text)
      const ciphertext = Aes.AesGcm.encrypt(text, KEYS.apiV3Key, 'twelve bytes', data)
      expect(unseal(apiV3Key, { ...ours, ciphertext, nonce: 'twelve bytes' })).toBe(text)
    }),
  )
})

test('its client pays in our sandbox, which takes its signature, and it believes our replies', async () => {
  const { sandbox } = openWechatPay()
  const client = clientOf(sandbox.server)
  const body = {
    appid: APPS.officialAccount,
    mchid: KEYS.mchid,
    description: ORDER.subject,
    out_trade_no: ORDER.outTradeNo,
    time_expire: '2026-11-24T12:30:00+08:00',
    notify_url: ORDER.notifyUrl,
    amount: { total: ORDER.amount, currency: 'CNY' },
    payer: { openid: ORDER.openid },
  }
  const begun = await client.post<{ prepay_id: string }>('/v3/pay/transactions/jsapi', body)
  expect(begun.data.prepay_id).toMatch(/^wx/)
  await sandbox.pay(ORDER.outTradeNo)
  const path = `/v3/pay/transactions/out-trade-no/${ORDER.outTradeNo}`
  const told = await client.get<{ trade_state: string }>(path, { params: { mchid: KEYS.mchid } })
  expect(told.data.trade_state).toBe('SUCCESS')
})

test('its client believes no reply of ours that was changed', async () => {
  const { sandbox } = openWechatPay()
  const client = clientOf(async (request) => {
    const reply = await sandbox.server(request)
    return { ...reply, body: Buffer.concat([reply.body, Buffer.from(' ')]) }
  })
  const params = { bill_date: '2026-11-24', bill_type: 'ALL' }
  await expect(client.get('/v3/certificates', { params })).rejects.toThrow(/timestamp=.*failed/)
})

/** Its client, with our sandbox where the network would be. It takes the time from the machine. */
function clientOf(server: SandboxServer) {
  vi.setSystemTime('2026-11-24T04:00:00Z')
  const client = Decorator.jsonBased({
    mchid: KEYS.mchid,
    serial: merchant.serialNo,
    privateKey: merchant.privateKey,
    certs: { [KEYS.publicKey.id]: KEYS.publicKey.publicKey },
  })
  client.defaults.headers.common['Wechatpay-Serial'] = KEYS.publicKey.id
  client.defaults.adapter = async (config) => {
    const method = config.method === 'post' ? 'POST' : 'GET'
    const headers = Object.fromEntries(
      Object.entries(config.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    )
    const reply = await server({ method, url: client.getUri(config), headers, body: config.data ?? '' })
    return { ...reply, data: reply.body.toString(), statusText: '', config }
  }
  return client
}

test('it reads the lines and the sums of our bill', () => {
  const row = {
    交易时间: '2026-11-24 12:00:00',
    微信订单号: '4200',
    商户订单号: 'order-0001',
    交易状态: 'SUCCESS',
    商品名称: '课程, `A`',
    应结订单金额: '199.90',
    退款金额: '0.00',
    充值券退款金额: '0.00',
    订单金额: '199.90',
    申请退款金额: '0.00',
  }
  const file = writeBill([row, { ...row, 商户订单号: 'order-0002' }])
  const { rows, summary } = Formatter.castCsvBill(file) as { rows: object[]; summary: object }
  expect(rows).toMatchObject([row, { ...row, 商户订单号: 'order-0002' }])
  expect(summary).toMatchObject({ 订单总金额: '399.80', 申请退款总金额: '0.00' })
  expect(readBill(file).paid).toBe(39_980)
})
