import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseAlarmPorts } from '../../integrations'
import { pageText } from '../testing/documents'
import { AT_ONCE, race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { lookOnce } from './look-for-alarms'
import { hourAgo, NOW } from './testing/page-hours'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.publish(pageText({ code: 'spring' }))
  twin = await startTwin(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const sql = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
beforeEach(async () => {
  await sql('TRUNCATE alarm, alarm_look, alarm_message; TRUNCATE pgboss.job')
})

const FAILING = [hourAgo(0, { clicks: 50, failed: 40 })]
const slot = (looks: number) => new Date(NOW.getTime() + looks * 600_000)

/** Ten looks at once, in two processes, as if each had its turn. */
const lookAtOnce = (looks: number, found = FAILING) =>
  race(AT_ONCE, (index) => {
    const { ctx } = index % 2 ? gateway : twin
    const parts = { figures: async () => found, ports: chooseAlarmPorts(ctx) }
    return lookOnce(ctx, parts, slot(looks), NOW)
  })

const outcome = async () => {
  const [{ open, ended }] = await sql(
    'SELECT count(*) FILTER (WHERE ended_at IS NULL)::int AS open, count(ended_at)::int AS ended FROM alarm',
  )
  const [{ messages }] = await sql(
    "SELECT count(*)::int AS messages FROM alarm_message WHERE channel = 'wecom'",
  )
  const [{ left }] = await sql("SELECT count(*)::int AS left FROM pgboss.job WHERE name = 'tell-alarm'")
  return { open, ended, messages, left }
}

test('ten looks at once, in two processes, open an alarm once and tell it once, in each of ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    await sql('TRUNCATE alarm, alarm_message; TRUNCATE pgboss.job')
    await lookAtOnce(0)
    expect(await outcome()).toEqual({ open: 1, ended: 0, messages: 1, left: 2 })
  }
})

test('without the key they open it and tell it again and again', async () => {
  await sql('DROP INDEX alarm_open_once')
  try {
    await lookAtOnce(0)
    expect(await outcome()).toMatchObject({ open: AT_ONCE, messages: AT_ONCE })
  } finally {
    await sql('TRUNCATE alarm')
    await sql('CREATE UNIQUE INDEX alarm_open_once ON alarm (kind, page_code) WHERE ended_at IS NULL')
  }
})

test('ten calm looks of one turn count as one, and end nothing', async () => {
  await lookAtOnce(0)
  await lookAtOnce(1, [])
  expect(await outcome()).toMatchObject({ open: 1, ended: 0 })
  await lookAtOnce(2, [])
  expect(await outcome()).toMatchObject({ open: 0, ended: 1 })
})

test('without the turn that they are of, ten calm looks end it at once', async () => {
  await lookAtOnce(0)
  for (const minutes of [1, 2]) await lookAtOnce(minutes / 10, [])
  expect(await outcome()).toMatchObject({ open: 0, ended: 1 })
})

test('a process that dies before the end of its transaction has opened nothing, and the next look tells it', async () => {
  const dying = { ...gateway.ctx, jobs: { enqueue: () => Promise.reject(new Error('It died.')) } }
  const parts = { figures: async () => FAILING, ports: chooseAlarmPorts(gateway.ctx) }
  await expect(lookOnce(dying, parts, slot(0), NOW)).rejects.toThrow('It died.')
  expect(await outcome()).toEqual({ open: 0, ended: 0, messages: 0, left: 0 })
  await lookOnce(gateway.ctx, parts, slot(1), NOW)
  expect(await outcome()).toEqual({ open: 1, ended: 0, messages: 1, left: 2 })
})
