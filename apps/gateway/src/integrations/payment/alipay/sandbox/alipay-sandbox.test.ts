import { expect, test } from 'vitest'
import { createAlipay } from '../alipay'
import { writeForm } from '../form'
import { requestUrl, signRequest } from '../sign-request'
import { formRequest, openTestAlipay, PAYMENT } from '../testing/open-alipay'
import { makeAlipayKeys, sandboxSettings } from './keys'

const NOW = new Date('2026-11-24T10:00:00+08:00')

async function ask(
  method: string,
  biz: Record<string, unknown>,
  settings = openTestAlipay().sandbox.settings,
) {
  const { sandbox } = openTestAlipay()
  const body = writeForm(signRequest(settings, { method, biz }, NOW))
  const reply = await sandbox.server({ method: 'POST', url: requestUrl(settings.origin), headers: {}, body })
  return `${reply.body}`
}

test('who signs with another key, or for another app, is not the merchant', async () => {
  const stranger = sandboxSettings(await makeAlipayKeys())
  expect(await ask('alipay.trade.query', { out_trade_no: 'A1' }, stranger)).toContain('isv.invalid-signature')
  const { settings } = openTestAlipay().sandbox
  const other = { ...settings, appId: '2021000000000002' }
  expect(await ask('alipay.trade.query', { out_trade_no: 'A1' }, other)).toContain('isv.invalid-app-id')
})

test.each([
  ['alipay.trade.query', {}],
  ['alipay.trade.refund', { out_trade_no: 'A1', out_request_no: 'R1', refund_amount: '1.001' }],
  ['alipay.trade.refund', { out_trade_no: 'A1', out_request_no: 'R1', refund_amount: '-1.00' }],
  ['alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'signcustomer', bill_date: '2026-11-24' }],
])('%s wants what its manual wants', async (method, biz) => {
  expect(await ask(method, biz)).toContain('isv.invalid-parameter')
})

test('a method that it does not have is refused', async () => {
  expect(await ask('constructor', {})).toContain('isv.invalid-method')
})

test('a form that was changed in the page opens nothing', async () => {
  const { alipay, sandbox } = openTestAlipay()
  const request = formRequest(await alipay.prepay(PAYMENT))
  const cheaper = { ...request, body: request.body.replace('99.00', '00.01') }
  expect(cheaper.body).not.toBe(request.body)
  const reply = await sandbox.server(cheaper)
  expect([reply.status, `${reply.body}`]).toEqual([400, 'isv.invalid-signature'])
  expect(await alipay.query(PAYMENT.outTradeNo)).toEqual({ status: 'absent' })
})

test('a form of nothing, or for nothing, is refused', async () => {
  expect((await openTestAlipay().visit({ amount: 0 })).status).toBe(400)
  expect((await openTestAlipay().visit({ subject: '' })).status).toBe(400)
})

test('pages post to our own origin, and the payer is led to a page of ours', async () => {
  const { alipay, visit } = openTestAlipay()
  expect(await alipay.prepay(PAYMENT)).toHaveProperty('form.action', '/sandbox/alipay')
  const location = new URL((await visit()).headers.location ?? '', 'https://h5.example.com')
  expect([location.pathname, location.searchParams.get('return_url')]).toEqual([
    '/sandbox',
    PAYMENT.returnUrl,
  ])
})

test('ten refunds at once give back no more than was paid', async () => {
  const { alipay, paid } = openTestAlipay()
  await paid()
  const parts = Array.from({ length: 10 }, (_none, index) =>
    alipay
      .refund({ ...PAYMENT, outRefundNo: `R${index}`, amount: 3_300, total: 9_900, reason: '' })
      .then(({ status }) => status)
      .catch(({ failure }) => failure),
  )
  const results = await Promise.all(parts)
  expect(results.filter((result) => result === 'refunded')).toHaveLength(3)
  expect(results.filter((result) => result === 'refused')).toHaveLength(7)
})

test('the address of a bill is good for half a minute', async () => {
  const { sandbox, paid, setTime } = openTestAlipay()
  await paid()
  setTime('2026-11-25 09:00:00')
  const { settings, server } = sandbox
  const alipay = createAlipay({
    settings,
    send: async (request) => {
      if (request.method === 'GET') setTime('2026-11-25 09:00:31')
      return server(request)
    },
    log: { warn: () => {}, info: () => {} },
    now: () => NOW,
  })
  await expect(alipay.bill('2026-11-24')).rejects.toMatchObject({ failure: 'no_answer' })
})
