import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../context'
import { codeFor } from '../testing/ask-for-code'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { raiseAlarms } from './raise-alarms'

const BUDGET = 100

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway({ config: { smsPerHour: BUDGET } })
  twin = await startTwin(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(() => query('TRUNCATE sms_hour, sms_phone, call_count, sms_code, sms_message'))

const query = (text: string, values?: unknown[]) => gateway.database.owner.pool.query(text, values)

interface Sent {
  sent: number
  /** Of these, the newest. */
  used: number
  minutes?: number
  state?: string
  scene?: string
}

/** Codes sent some minutes ago, one second apart. */
async function codes({ sent, used, minutes = 10, state = 'accepted', scene = 'lead' }: Sent): Promise<void> {
  await query(
    `INSERT INTO sms_message (handset_hash, handset_enc, scene, state, used_at, created_at)
     SELECT lpad(n::text, 43, 'h'), 'k:' || repeat('e', 52), $5, $4, CASE WHEN n > $1 - $2::int THEN now() END,
       now() - make_interval(mins => $3, secs => $1 - n)
     FROM generate_series(1, $1::int) n`,
    [sent, used, minutes, state, scene],
  )
}

const sentThisHour = (sent: number) =>
  query("INSERT INTO sms_hour (hour, sent) VALUES (date_trunc('hour', now()), $1)", [sent])

/** A process that keeps what it logs. */
function saying(ctx: Context, lines: unknown[]): Context {
  const log = { warn: (facts: unknown) => lines.push(facts) }
  return { ...ctx, log: log as unknown as Context['log'] }
}

/** What is logged when two processes check the alarms again and again, all at once. */
async function alarms(): Promise<unknown[]> {
  const lines: unknown[] = []
  const processes = [saying(gateway.ctx, lines), saying(twin.ctx, lines)] as const
  await race(20, (index) => raiseAlarms(processes[index % 2 ? 1 : 0]))
  return lines
}

async function figures(): Promise<Record<string, string>> {
  const { body } = await gateway.app.inject('/metrics')
  return Object.fromEntries(
    [...body.matchAll(/^(sms_\w+_ratio) (.+)$/gm)].map(([, name, value]) => [name, value]),
  )
}

describe('codes that hardly anybody uses', () => {
  beforeEach(() => sentThisHour(1))

  test('are said once in an hour, by one of the processes, and shown', async () => {
    await codes({ sent: 60, used: 14 })
    expect(await alarms()).toEqual([{ sent: 50, used: 14 }])
    expect(await alarms()).toEqual([])
    expect(await figures()).toEqual({ sms_codes_used_ratio: '0.28', sms_hour_budget_used_ratio: '0.01' })
  })

  test('are said again in the next hour', async () => {
    await codes({ sent: 50, used: 0 })
    await alarms()
    await query("UPDATE sms_hour SET hour = hour - interval '1 hour'")
    await sentThisHour(1)
    expect(await alarms()).toEqual([{ sent: 50, used: 0 }])
  })

  test.each<[string, Sent]>([
    ['enough are used', { sent: 50, used: 15 }],
    ['the last fifty were used, whatever was before', { sent: 500, used: 50 }],
    ['there are too few to judge by', { sent: 49, used: 0 }],
    ['they may still be used', { sent: 80, used: 0, minutes: 1 }],
    ['it was the day before', { sent: 80, used: 0, minutes: 24 * 60 + 1 }],
    ['they were never sent', { sent: 80, used: 0, state: 'given_up' }],
    ['they were no codes', { sent: 80, used: 0, scene: 'download' }],
  ])('are none when %s', async (_when, made) => {
    await codes(made)
    expect(await alarms()).toEqual([])
  })
})

describe('the budget of an hour', () => {
  test.each([
    [79, []],
    [80, [{ sent: 80, sms_per_hour: BUDGET }]],
    [100, [{ sent: 100, sms_per_hour: BUDGET }]],
  ])('of a hundred: at %d messages %j is said, once', async (sent, said) => {
    await sentThisHour(sent)
    expect(await alarms()).toEqual(said)
    expect(await alarms()).toEqual([])
    expect(await figures()).toEqual({ sms_hour_budget_used_ratio: String(sent / BUDGET) })
  })
})

test('looking first and then noting that it was said says it several times: it can tell', async () => {
  await sentThisHour(90)
  const lines: unknown[] = []
  const allHaveLooked = meetingOf(AT_ONCE)
  await race(AT_ONCE, async () => {
    const { rows } = await query('SELECT sent FROM sms_hour WHERE budget_told_at IS NULL')
    await allHaveLooked()
    if (rows.length === 0) return
    lines.push(rows[0])
    await query('UPDATE sms_hour SET budget_told_at = now()')
  })
  expect(lines.length).toBeGreaterThan(1)
})

test('a code that opens a login counts as used, also when its phone has the next one', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  expect(await call(gateway, 'smartLogin', { handset, code })).toMatchObject({ code: 1 })
  await query("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
  await codeFor(gateway, handset, 'login')
  const { rows } = await query('SELECT used_at IS NOT NULL AS is_used FROM sms_message ORDER BY id')
  expect(rows).toEqual([{ is_used: true }, { is_used: false }])
})

test('while the tables are away the alarms have no figure, and the others are shown', async () => {
  await query('ALTER TABLE sms_message RENAME TO away; ALTER TABLE sms_hour RENAME TO also_away')
  const { statusCode, body } = await gateway.app.inject('/metrics')
  await query('ALTER TABLE away RENAME TO sms_message; ALTER TABLE also_away RENAME TO sms_hour')
  expect([statusCode, await figures()]).toEqual([200, { sms_hour_budget_used_ratio: '0' }])
  expect(body).not.toMatch(/^sms_\w+_ratio /m)
  expect(body).toMatch(/^visits_waiting /m)
})
