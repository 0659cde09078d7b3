import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { WireRequest } from '../integrations'
import { askRefund } from '../modules/orders/refunds/ask-refund'
import { decideRefund } from '../modules/orders/refunds/decide-refund'
import { beginToPay, deliver } from '../modules/orders/testing/paying'
import { openShop, SHOP } from '../modules/orders/testing/shop'
import { signIn } from '../modules/testing/sign-in'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'
import { runSandbox } from './run-sandbox'
import { runInTest } from './testing/run-in-test'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
  // The command sends its notices over the network, to the running gateway.
  vi.stubGlobal('fetch', async (url: string, request: Omit<WireRequest, 'url'>) => {
    const { status, body } = await deliver(gateway, { url, ...request })
    return new Response(status === 204 ? null : body, { status })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await gateway[Symbol.asyncDispose]()
})

const pay = (pid: string, ...options: string[]) =>
  runInTest(runSandbox, gateway, { args: ['pay', pid, ...options], config: gateway.ctx.config })
const rows = async (statement: string, pid: string) =>
  (await gateway.database.owner.pool.query(statement, [pid])).rows
const statusOf = async (pid: string) =>
  (await rows('SELECT status FROM shop_order WHERE pid = $1', pid))[0].status
const refundsOf = (pid: string) => rows('SELECT kind, state FROM refund WHERE pid = $1', pid)

test.each(['wx_native', 'alipay_wap'] as const)(
  'an order by %s is paid as its visitor has begun it',
  async (channel) => {
    const { pid } = await beginToPay(gateway, await signIn(gateway), { channel })
    expect(await pay(pid)).toMatchObject({ exit: 0, text: expect.stringContaining('已付款') })
    expect(await statusOf(pid)).toBe(1)
  },
)

test('another amount is told, and refused', async () => {
  const { pid } = await beginToPay(gateway, await signIn(gateway))
  expect((await pay(pid, '--amount', '1')).text).toMatch(/付款通知 .*：400/)
  expect(await statusOf(pid)).toBe(0)
  const [event] = await rows('SELECT amount, outcome FROM payment_event WHERE pid = $1', pid)
  expect(event).toEqual({ amount: 1, outcome: 'refused' })
  // A correct amount is not a fault.
  await pay(pid, '--amount', String(SHOP.monthFen))
  expect(await statusOf(pid)).toBe(1)
})

test.each(['wx_native', 'alipay_wap'] as const)(
  'a refund of %s that was released arrives, and is told at once',
  async (channel) => {
    const { pid } = await beginToPay(gateway, await signIn(gateway), { channel })
    await pay(pid)
    const { out_refund_no } = await askRefund(gateway.ctx.db, { pid, reason: '协商退款' }, { member: 1 })
    await gateway.ctx.db.orm.transaction((tx) =>
      decideRefund(gateway.ctx, tx, { out_refund_no, decision: 'released', member: 2 }),
    )
    await gateway.runJobs()
    // As if its reply had been lost: only what the notice says is known.
    await rows(
      `WITH r AS (UPDATE refund SET state = 'released', refunded_at = null, refund_id = null WHERE pid = $1)
     UPDATE shop_order SET status = 1, ended_at = null WHERE pid = $1`,
      pid,
    )
    expect((await pay(pid, '--refund')).text).toMatch(/已退款：\d+T01，1 笔。\n退款通知 .*：20/)
    expect(await refundsOf(pid)).toEqual([{ kind: 'operator', state: 'refunded' }])
    expect(await statusOf(pid)).toBe(3)
  },
)

test('a refund that was made by hand at the supplier is noted, and changes nothing here', async () => {
  const { pid } = await beginToPay(gateway, await signIn(gateway))
  expect((await pay(pid, '--refund')).text).toContain('已退款')
  expect(await statusOf(pid)).toBe(1)
  expect(await refundsOf(pid)).toEqual([])
})

test('what is told of an order that was closed is money to be sent back; what is not told is not heard', async () => {
  const late = await beginToPay(gateway, await signIn(gateway))
  await pay(late.pid, '--closed', '--twice')
  expect([await statusOf(late.pid), await refundsOf(late.pid)]).toEqual([
    2,
    [{ kind: 'late', state: 'asked' }],
  ])
  const quiet = await beginToPay(gateway, await signIn(gateway))
  expect((await pay(quiet.pid, '--silent')).text).toContain('没有发付款通知')
  expect(await statusOf(quiet.pid)).toBe(0)
  const forged = await beginToPay(gateway, await signIn(gateway))
  expect((await pay(forged.pid, '--bad-sign')).text).toMatch(/：401/)
  expect(await statusOf(forged.pid)).toBe(0)
})

test.each([
  ['--amount'],
  ['--amount', '0'],
  ['--amount', '1.5'],
  ['--amount', 'x'],
  ['--refunds'],
  ['toString'],
])('misuse %j prints the usage', async (...options) => {
  expect(await pay('1', ...options)).toEqual({ exit: 1, text: expect.stringContaining('用法') })
})
