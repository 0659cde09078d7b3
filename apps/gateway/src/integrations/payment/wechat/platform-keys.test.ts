import { expect, test, vi } from 'vitest'
import { failureOf, KEYS, type Opened, ORDER, openWechatPay, received } from './testing/open-wechat-pay'

const CERTIFICATES = '/v3/certificates'

function timesAsked({ sent }: Opened): number {
  return sent.filter(({ url }) => url.endsWith(CERTIFICATES)).length
}

/** A merchant from before there were public keys. */
const OF_OLD = { settings: { publicKey: undefined }, noticesBy: 'certificate' } as const

function logger() {
  return { warn: vi.fn(), info: vi.fn() }
}

test('a merchant of old believes certificates, which are fetched once', async () => {
  const opened = openWechatPay(OF_OLD)
  await Promise.all([opened.port.query('order-0001'), opened.port.query('order-0002')])
  const trade = await opened.paid()
  expect(await opened.port.readNotice(received(opened.sandbox.notify({ trade })))).toMatchObject({
    kind: 'paid',
  })
  expect(timesAsked(opened)).toBe(1)
})

test('in the middle of a move, replies are signed by the public key and notices by a certificate', async () => {
  const opened = openWechatPay({ noticesBy: 'certificate' })
  const trade = await opened.paid()
  expect(timesAsked(opened)).toBe(0)
  const notice = opened.sandbox.notify({ trade })
  expect(notice.headers['wechatpay-serial']).toBe(KEYS.certificate?.serialNo)
  expect(await opened.port.readNotice(received(notice))).toMatchObject({ kind: 'paid' })
  expect(await opened.port.query(ORDER.outTradeNo)).toMatchObject({ status: 'paid' })
  expect(timesAsked(opened)).toBe(1)
})

test('a merchant who has the public key alone is told of no certificates, which is no outage', async () => {
  const log = logger()
  const opened = openWechatPay({ keys: { ...KEYS, certificate: undefined }, log })
  const trade = await opened.paid()
  const forged = received(opened.sandbox.notify({ trade }, 'unknown-key'))
  await expect(opened.port.readNotice(forged)).rejects.toMatchObject({ problem: 'unknown_key' })
  expect(await opened.port.readNotice(received(opened.sandbox.notify({ trade })))).toMatchObject({
    kind: 'paid',
  })
  expect([timesAsked(opened), log.warn.mock.calls]).toEqual([1, []])
})

test('a merchant who has not set the public key is told which setting to look at', async () => {
  const { port } = openWechatPay({
    keys: { ...KEYS, certificate: undefined },
    settings: { publicKey: undefined },
  })
  const error = await failureOf(port.query('order-0001'))
  expect(error.failure).toBe('no_answer')
  expect(error.message).toContain('WECHAT_PAY_PUBLIC_KEY_ID')
})

test('serial numbers that somebody made up are looked for every five minutes at most', async () => {
  const opened = openWechatPay(OF_OLD)
  const trade = await opened.paid()
  const forge = () => received(opened.sandbox.notify({ trade }, 'unknown-key'))
  const flood = () =>
    Promise.all(Array.from({ length: 50 }, () => opened.port.readNotice(forge()).catch(() => {})))
  await flood()
  expect(timesAsked(opened)).toBe(1)
  opened.clock.now = new Date(opened.clock.now.getTime() + 5 * 60_000)
  await flood()
  expect(timesAsked(opened)).toBe(2)
})

test('when no certificates come, nothing is believed, and after a pause they are asked for again', async () => {
  const log = logger()
  const opened = openWechatPay({ ...OF_OLD, log })
  const { port, sandbox, clock, onTheWay } = opened
  onTheWay.change = (reply, { url }) => {
    if (url.endsWith(CERTIFICATES)) throw new Error('cut')
    return reply
  }
  expect(await failureOf(port.prepay(ORDER))).toMatchObject({ failure: 'no_answer' })
  onTheWay.change = undefined
  const trade = await sandbox.pay(ORDER.outTradeNo)
  if (!trade) throw new Error('The payment was not begun.')
  const read = () => port.readNotice(received(sandbox.notify({ trade })))
  await expect(read()).rejects.toMatchObject({ problem: 'unknown_key' })
  expect([timesAsked(opened), log.warn.mock.calls.length]).toEqual([1, 1])
  clock.now = new Date(clock.now.getTime() + 15_000)
  expect(await read()).toMatchObject({ kind: 'paid' })
})

test('a list of certificates that was changed on its way is not believed', async () => {
  const opened = openWechatPay(OF_OLD)
  opened.onTheWay.change = (reply, { url }) =>
    url.endsWith(CERTIFICATES) ? { ...reply, body: Buffer.from(`${reply.body} `) } : reply
  expect(await failureOf(opened.port.query('order-0001'))).toMatchObject({ failure: 'no_answer' })
})

test('a list that was sealed with another key holds no certificates for us', async () => {
  const opened = openWechatPay({ ...OF_OLD, keys: { ...KEYS, apiV3Key: 'k'.repeat(32) } })
  const { port } = openWechatPay({
    ...OF_OLD,
    send: () => opened.sandbox.server,
  })
  expect(await failureOf(port.query('order-0001'))).toMatchObject({ failure: 'no_answer' })
})

test('a certificate proves nothing after its end', async () => {
  const opened = openWechatPay(OF_OLD)
  await opened.port.query('order-0001')
  opened.clock.now = new Date('2031-01-01T00:00:01Z')
  expect(await failureOf(opened.port.query('order-0001'))).toMatchObject({ failure: 'no_answer' })
})
