import { expect, test } from 'vitest'
import type { WireRequest } from '../../sandbox-ledger'
import { ORDER, openWechatPay } from '../testing/open-wechat-pay'

/** The sandbox's reply to a request of the adapter that was changed in transit, or arrived late. */
async function statusOf(change: (request: WireRequest) => WireRequest, secondsLater = 0): Promise<number> {
  const { port, sent, sandbox, clock } = openWechatPay()
  await port.prepay(ORDER)
  const [request] = sent
  if (!request) throw new Error('Nothing was sent.')
  clock.now = new Date(clock.now.getTime() + secondsLater * 1000)
  return (await sandbox.server(change(request))).status
}

const withAuthorization = (from: string | RegExp, to: string) => (request: WireRequest) => ({
  ...request,
  headers: { ...request.headers, authorization: (request.headers.authorization ?? '').replace(from, to) },
})

test('a request of the merchant is taken, up to five minutes later', async () => {
  expect(await statusOf((request) => request)).toBe(200)
  expect(await statusOf((request) => request, 300)).toBe(200)
})

const CHANGES: [string, (request: WireRequest) => WireRequest][] = [
  ['without a signature', (request) => ({ ...request, headers: {} })],
  ['another body', (request) => ({ ...request, body: request.body.replace('19990', '1') })],
  ['another address', (request) => ({ ...request, url: request.url.replace('jsapi', 'native') })],
  ['a query more', (request) => ({ ...request, url: `${request.url}?a=1` })],
  ['another method', (request) => ({ ...request, method: 'GET' })],
  ['another merchant', withAuthorization('1900000000', '1900000001')],
  ['another certificate', withAuthorization(/serial_no="[^"]*"/, 'serial_no="7"')],
  ['another nonce', withAuthorization(/nonce_str="[^"]*"/, 'nonce_str="another"')],
  ['another scheme', withAuthorization('SHA256-RSA2048', 'SM2-WITH-SM3')],
]

test.each(CHANGES)('with %s it is refused', async (_what, change) => {
  expect(await statusOf(change)).toBe(401)
})

test('after more than five minutes it is refused', async () => {
  expect(await statusOf((request) => request, 301)).toBe(401)
})
