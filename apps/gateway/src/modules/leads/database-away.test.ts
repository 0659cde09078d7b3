import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { registerOperation } from '../../http/register-operation'
import { hashHandset } from '../../pii/sealed-handset'
import { openTcpProxy, type TcpProxy } from '../../testing/tcp-proxy'
import { codeFor } from '../testing/ask-for-code'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { submitLead } from './submit-lead'

const { method, path: url } = operations.giftActivity
/** The longest anybody may be left waiting for a refusal, in milliseconds. */
const AT_MOST = 2_000

let gateway: TestGateway
let proxy: TcpProxy
/** A process whose database is at the other end of a line that fails. */
let far: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  proxy = await openTcpProxy(gateway.database.url)
  far = await startTwin(gateway, { place: { url: proxy.urlOf(gateway.database.url) } })
})
afterAll(async () => {
  proxy.mend()
  await far[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(() => proxy.mend())

async function freshLead() {
  const handset = someHandset()
  return { nick_name: '王小明', handset, code: await codeFor(gateway, handset, 'lead') }
}

async function submit(payload: object, app: FastifyInstance = far.app) {
  const reply = await app.inject({ method, url, payload })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() }
}

/** What is answered in time; undefined: nothing. Both clocks are the same, so that a busy machine delays both. */
const inTime = (payload: object, app?: FastifyInstance) =>
  Promise.race([submit(payload, app), wait(AT_MOST, undefined)])

async function leadsOf({ handset }: { handset: string }): Promise<number> {
  const reply = await gateway.ctx.db.pool.query(
    'SELECT count(*)::int AS count FROM lead JOIN lead_touch USING (lead_id) WHERE handset_hash = $1',
    [hashHandset(gateway.ctx.config, handset)],
  )
  return reply.rows[0].count
}

const BREAKS = [
  ['is cut off', () => proxy.cut()],
  ['takes everything and says nothing', () => proxy.swallow()],
] as const

describe.each(BREAKS)('while the database %s', (_how, fail) => {
  test('a lead is refused in time with when to come back, and is taken as it is when all is well again', async () => {
    const lead = await freshLead()
    // It is the existing connections that hang.
    await submit(await freshLead())
    fail()
    expect(await inTime(lead)).toMatchObject({ status: 503, code: 500000, retryAfter: '2' })
    expect(await leadsOf(lead)).toBe(0)
    proxy.mend()
    await expect.poll(async () => (await submit(lead)).code, { timeout: 5_000 }).toBe(1)
    expect(await leadsOf(lead)).toBe(1)
    const { pool } = far.ctx.db
    await expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount, { timeout: 5_000 }).toBe(0)
  })
})

test('a call that waits for a silent database as long as it takes is found by the same clock', async () => {
  const app = await createServer(far.ctx)
  const forms = { find: async () => [] }
  registerOperation(app, operations.giftActivity, (input, request) =>
    submitLead({ ...far.ctx, forms }, input, undefined, request),
  )
  const lead = await freshLead()
  await submit(await freshLead())
  proxy.swallow()
  const answer = submit(lead, app)
  expect(await Promise.race([answer, wait(AT_MOST, undefined)])).toBeUndefined()
  proxy.mend()
  expect(await answer).toMatchObject({ code: 1 })
  await app.close()
})
