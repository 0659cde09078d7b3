import { createPublicKey } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startWireVendor } from '../../../testing/vendors/wire-vendor'
import { readForm } from './form'
import { sandboxAccount } from './sandbox/keys'
import { isSigned, signText, textToSign } from './signature'
import { formRequest, KEYS, openTestAlipay, PAYMENT, received, replyOf } from './testing/open-alipay'

// Alipay's own library, so that sandbox and adapter are not merely wrong in the same way.

const { appId, merchantKey, ownKey } = sandboxAccount(KEYS)

function sdk({ verifiesWith = KEYS.alipay, gateway = 'https://alipay.invalid/gateway.do' } = {}): AlipaySdk {
  const alipayPublicKey = createPublicKey(verifiesWith).export({ format: 'pem', type: 'spki' }).toString()
  return new AlipaySdk({
    appId,
    privateKey: KEYS.merchant,
    keyType: 'PKCS8',
    alipayPublicKey,
    gateway,
    camelcase: false,
  })
}

/** Characters that get lost in forms, in JSON or between the two. */
const subject = fc.string({
  unit: fc.constantFrom(
    '%',
    '+',
    '&',
    '=',
    '"',
    "'",
    '\\',
    '<',
    ' ',
    '%2',
    '%E4',
    '课',
    '程',
    '𠮷',
    'é',
    'a',
    '1',
  ),
  minLength: 1,
  maxLength: 30,
})

test('it takes our forms for signed, whatever is sold', async () => {
  const { alipay } = openTestAlipay()
  const theirs = sdk({ verifiesWith: KEYS.merchant })
  await fc.assert(
    fc.asyncProperty(subject, async (sold) => {
      const { body } = formRequest(await alipay.prepay({ ...PAYMENT, subject: sold }))
      const fields = readForm(body) ?? {}
      expect(theirs.checkNotifySignV2(fields)).toBe(true)
      expect(theirs.checkNotifySignV2({ ...fields, notify_url: 'https://example.com' })).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('its requests are signed for us', () => {
  fc.assert(
    fc.property(subject, (sold) => {
      const query = sdk().sdkExecute('alipay.trade.wap.pay', {
        notifyUrl: PAYMENT.notifyUrl,
        bizContent: { outTradeNo: 'A1', subject: sold },
      })
      const fields = readForm(query) ?? {}
      expect(JSON.parse(fields.biz_content ?? '')).toEqual({ out_trade_no: 'A1', subject: sold })
      expect(isSigned(textToSign(fields), fields.sign ?? '', merchantKey)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('it takes the notices of the sandbox, and those that we take', async () => {
  const { alipay, sandbox, visit } = openTestAlipay()
  await fc.assert(
    fc.asyncProperty(subject, fc.uuid(), fc.boolean(), async (sold, outTradeNo, withType) => {
      await visit({ outTradeNo })
      const paid = await sandbox.pay(outTradeNo)
      if ('code' in paid) throw new Error(paid.code)
      const notice = sandbox.notify({ trade: { ...paid.trade, subject: sold } })
      const { sign: _theirs, ...fields } = readForm(notice.body) ?? {}
      const sign = signText(textToSign(fields, withType ? ['sign'] : ['sign', 'sign_type']), ownKey)
      const body = new URLSearchParams({ ...fields, sign }).toString()
      for (const sent of [notice, { ...notice, body }]) {
        expect(sdk().checkNotifySignV2(readForm(sent.body))).toBe(true)
        expect(await alipay.readNotice(received(sent))).toMatchObject({ kind: 'paid', outTradeNo })
      }
    }),
    { numRuns: 20 },
  )
})

test.each(['bad-sign', 'unknown-key'] as const)(
  'it refuses a notice with the fault %s, too',
  async (fault) => {
    const { sandbox, visit } = openTestAlipay()
    await visit()
    const paid = await sandbox.pay(PAYMENT.outTradeNo)
    if ('code' in paid) throw new Error(paid.code)
    expect(sdk().checkNotifySignV2(readForm(sandbox.notify({ trade: paid.trade }, fault).body))).toBe(false)
  },
)

test('it takes the replies of the sandbox, slashes, quotes and braces in them', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const method = 'alipay.trade.query'
      const raw = `${replyOf(method, { text, url: 'https://a/b', more: { list: [text] } }).body}`
      const check = () =>
        sdk().checkResponseSign(raw, 'alipay_trade_query_response', JSON.parse(raw).sign, 'trace')
      expect(check).not.toThrow()
    }),
    { numRuns: 30 },
  )
})

test('it can do business with the sandbox over a line', async () => {
  const there = openTestAlipay()
  await using vendor = await startWireVendor(there.sandbox.server)
  const theirs = sdk({ gateway: `${vendor.origin}/gateway.do` })
  const ask = (method: string, bizContent: object) =>
    theirs.exec(method, { bizContent }, { validateSign: true })
  const out_trade_no = PAYMENT.outTradeNo
  expect(await ask('alipay.trade.query', { out_trade_no })).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' })
  await there.paid()
  expect(await ask('alipay.trade.query', { out_trade_no })).toMatchObject({
    code: '10000',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '99.00',
  })
  const refund = { out_trade_no, out_request_no: 'R1', refund_amount: '0.29' }
  expect(await ask('alipay.trade.refund', refund)).toMatchObject({ fund_change: 'Y', refund_fee: '0.29' })
  expect(await there.alipay.queryRefund({ outTradeNo: out_trade_no, outRefundNo: 'R1' })).toMatchObject({
    status: 'refunded',
    amount: 29,
  })
})

test('its page posts a form that the sandbox takes', async () => {
  const { sandbox, alipay } = openTestAlipay()
  const html = sdk().pageExecute('alipay.trade.page.pay', 'POST', {
    notifyUrl: PAYMENT.notifyUrl,
    bizContent: {
      out_trade_no: 'A7',
      total_amount: '1.15',
      subject: '课程',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      time_expire: '2026-11-24 12:00:00',
    },
  })
  const [, url = ''] = /action="([^"]+)"/.exec(html) ?? []
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')])
  const body = new URLSearchParams(fields).toString()
  expect((await sandbox.server({ method: 'POST', url, headers: {}, body })).status).toBe(302)
  await sandbox.pay('A7')
  expect(await alipay.query('A7')).toMatchObject({ status: 'paid', amount: 115 })
})
