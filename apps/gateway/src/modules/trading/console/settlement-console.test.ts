import { simChecks } from '@yingzao/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { settleDue } from '../settlement/settle-due'
import { addBar, addShares, settledState } from '../testing/settled-days'
import {
  addPlayer,
  at,
  DAYS,
  emptyMarket,
  openMarket,
  order,
  orderOf,
  quoteAt,
  SHARE,
} from '../testing/trading-days'
import { listSimDays } from './day-rows'
import { settleDayNow } from './settle-day-now'
import { verifyBooks } from './verify-books'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let compliance: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  compliance = await signInMember(gateway, { roles: ['compliance'] })
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await emptyMarket(gateway)
  await openMarket(gateway)
})

const { does, rows, logOf } = consoleOf(() => ({ gateway, member: compliance }))
const CONTEST = 'contest'
const EVENING = at('15:10:00', DAYS[4])
const settle = (day: string, now: Date = EVENING, ctx = gateway.ctx) =>
  settleDayNow(ctx, BY_TEST, { competition_id: CONTEST, day }, now)
const days = (now: Date = EVENING) => listSimDays(gateway.ctx, CONTEST, now)
const acts = async (action: string) =>
  (await rows('SELECT after FROM audit_log WHERE action = $1 ORDER BY seq', [action])).map(
    ({ after }) => after,
  )
const newActs = async (action: string, work: () => Promise<unknown>) => {
  const before = (await acts(action)).length
  await work()
  return (await acts(action)).slice(before)
}

/** A player who holds a share from the first day on, with daily bars of these closes. */
async function hold(...closes: readonly number[]): Promise<number> {
  const { player_id } = await addPlayer(gateway)
  await addShares(gateway, player_id, { qty: 100, day: DAYS[0] })
  for (const [index, close] of closes.entries())
    await addBar(gateway, DAYS[index] ?? '', { close, prev_close: closes[index - 1] ?? close })
  return player_id
}

describe('what waits', () => {
  test('is the days that are over, the first first, each with what it lacks by code and name', async () => {
    await hold(10, 10)
    expect(await days()).toMatchObject({
      due: [
        { day: DAYS[0], state: 'due', missing: [] },
        { day: DAYS[1], state: 'due', missing: [] },
        ...DAYS.slice(2).map((day) => ({
          ...{ day, state: 'due', missing: [{ code: SHARE, name: '江岸酒业' }], missing_count: 1 },
        })),
      ],
      due_count: 5,
      can_freeze: false,
      list: [],
    })
    await expect(settle(DAYS[1])).rejects.toMatchObject({
      error: { code: 409001, msg: expect.stringContaining(DAYS[0]) },
    })
    await settle(DAYS[0])
    await settle(DAYS[1])
    await expect(settle(DAYS[2])).rejects.toMatchObject({
      error: { code: 409001, msg: expect.stringContaining('江岸酒业（609901）') },
    })
    // The attempt to settle a day leaves no trace.
    expect((await days()).list.map(({ day }) => day)).toEqual([DAYS[1], DAYS[0]])
  })

  test('of today is only running, and nothing of it ends', async () => {
    const { player_id } = await addPlayer(gateway)
    await quoteAt(gateway, at('09:59:00'), { volume: 1_000_000 })
    const { order_id } = await order(gateway, player_id, { price: 9.9 }, at('10:00:00'))
    const noon = at('12:00:00')
    expect((await days(noon)).due).toMatchObject([{ day: DAYS[0], state: 'running', open_orders: 1 }])
    await expect(settle(DAYS[0], noon)).rejects.toMatchObject({
      error: { code: 409001, msg: expect.stringContaining('15:10') },
    })
    expect(await orderOf(gateway, order_id)).toMatchObject({ state: 'open' })
    await settle(DAYS[0], at('15:10:00'))
    expect(await orderOf(gateway, order_id)).toMatchObject({ state: 'expired' })
  })

  test('is not known where the calendar lacks a year, which is said', async () => {
    await rows("DELETE FROM trade_calendar WHERE day = '2026-08-03'")
    expect(await days()).toMatchObject({ due: [], unknown_year: 2026 })
    await expect(settle(DAYS[0])).rejects.toMatchObject({
      error: { code: 409001, msg: expect.stringContaining('2026 年') },
    })
  })

  test('is nothing of a contest that is not open, or that nobody knows', async () => {
    await rows('UPDATE competition SET is_open = false')
    await expect(settle(DAYS[0])).rejects.toMatchObject({ error: { msg: '比赛没有上架，不结算' } })
    expect((await does('simDayList', { competition_id: 'unknown' })).status).toBe(404)
    expect((await does('simDaySettle', { competition_id: 'unknown', day: DAYS[0] })).status).toBe(404)
  })
})

describe('a day that a member settles', () => {
  test('comes to what the job comes to, and is in the log once', async () => {
    const player_id = await hold(10, 11)
    await settleDue(gateway.ctx, at('15:10:00', DAYS[1]))
    const byJob = await settledState(gateway)
    await emptyDays(player_id)
    const said = await newActs('settlement.settle', async () => {
      expect(await settle(DAYS[0])).toMatchObject({ outcome: 'settled', players: 1, final: null })
      expect(await settle(DAYS[1])).toMatchObject({ outcome: 'settled' })
      expect(await settle(DAYS[1])).toMatchObject({ outcome: 'already', hash: byJob.days[1]?.hash })
    })
    expect(await settledState(gateway)).toEqual(byJob)
    expect(said).toMatchObject([{ day: DAYS[0] }, { day: DAYS[1], hash: byJob.days[1]?.hash }])
  })

  test('the last one brings the final ranking, with its prizes', async () => {
    await hold(10, 10, 10, 10, 10)
    await rows(
      `UPDATE competition SET prizes = '[{"from_rank":1,"until_rank":1,"name":"平板","value":300000,"image":""}]'`,
    )
    for (const day of DAYS.slice(0, 4)) expect((await settle(day)).final).toBeNull()
    const { final } = await settle(DAYS[4])
    expect(final).toMatchObject({ version: 1 })
    expect((await settle(DAYS[4])).final).toEqual(final)
    expect(await days()).toMatchObject({
      due: [],
      can_freeze: false,
      contest: { closed_at: expect.any(String) },
      finals: [
        {
          version: 1,
          hash: final?.hash,
          places: 1,
          prizes: [{ rank: 1, name: '平板', nick_name: '选手', is_won: false }],
        },
      ],
    })
  })

  test('of ten at once, the job among them, is settled by one and logged at most once', async () => {
    await hold(10, 10, 10)
    for (const day of DAYS.slice(0, 3)) {
      const settled: string[] = []
      const said = await newActs('settlement.settle', async () => {
        const outcomes = await race(10, async (index) => {
          const now = at('15:10:00', day)
          if (index < 9) return (await settle(day, now, index % 2 ? gateway.ctx : twin.ctx)).outcome
          await settleDue(twin.ctx, now)
          return 'job'
        })
        settled.push(...outcomes.filter((outcome) => outcome === 'settled'))
      })
      // Where the job was first, no member has settled it.
      expect(settled).toHaveLength(said.length)
      expect(said.length).toBeLessThanOrEqual(1)
    }
    expect((await settledState(gateway)).days.map(({ state }) => state)).toEqual([
      'settled',
      'settled',
      'settled',
    ])
  })

  test('where it is looked at first whether it was settled, two settle it', async () => {
    await rows(
      'CREATE TABLE IF NOT EXISTS day_without_lock (day date); GRANT ALL ON day_without_lock TO PUBLIC',
    )
    const meet = meetingOf(2)
    await Promise.all(
      [gateway.ctx, twin.ctx].map(async ({ db: { pool } }) => {
        const { rows: seen } = await pool.query('SELECT day FROM day_without_lock')
        await meet()
        if (seen.length === 0) await pool.query('INSERT INTO day_without_lock VALUES ($1)', [DAYS[0]])
      }),
    )
    expect(await rows('SELECT FROM day_without_lock')).toHaveLength(2)
  })
})

/** As if the job had not run. */
async function emptyDays(player_id: number): Promise<void> {
  await rows('DELETE FROM sim_rank; DELETE FROM sim_price; DELETE FROM sim_day')
  await rows('DELETE FROM sim_asset WHERE player_id = $1', [player_id])
}

describe('the books', () => {
  test('agree after trades and settlements, by every check', async () => {
    await hold(10, 10)
    await settle(DAYS[0])
    for (const check of simChecks)
      expect([check, (await does('simVerify', { check })).response]).toMatchObject([
        check,
        { state: 'done', found: check === 'fills' ? 1 : 0 },
      ])
  })

  test('say where they differ, how often, and not more than a few', async () => {
    for (let count = 0; count < 30; count += 1) await addPlayer(gateway)
    await rows(
      `ALTER TABLE sim_account DISABLE TRIGGER USER; UPDATE sim_account SET cash = cash - 5;
       ALTER TABLE sim_account ENABLE TRIGGER USER`,
    )
    const { found, differences } = (await does('simVerify', { check: 'account' })).response
    expect([found, differences.length]).toEqual([30, 25])
    expect(differences[0]).toMatchObject({ one: '99999995/0/0', other: '100000000/0/0' })
    expect((await does('simVerify', { check: 'position' })).response.found).toBe(0)
  })

  test('are not known where a check takes too long', async () => {
    const client = await gateway.database.owner.pool.connect()
    try {
      await client.query('BEGIN; LOCK TABLE sim_account')
      expect(await verifyBooks(gateway.ctx, 'account', 50)).toMatchObject({ state: 'unfinished', found: 0 })
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('are held against each other by one member at a time', async () => {
    const client = await gateway.database.owner.pool.connect()
    try {
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('verify trading'))")
      expect((await does('simVerify', { check: 'account' })).status).toBe(429)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
})

describe('a price that cannot be right', () => {
  const list = async (filter: object = {}) => (await does('simSuspectList', filter)).response
  const resolve = (day: string = DAYS[1], member = compliance) =>
    does('simSuspectResolve', { code: SHARE, day, reason: '已核对交易所公告' }, member)

  /** Counts at its earlier price on the second day, from which on it is at half. */
  async function jump(): Promise<void> {
    await hold(10, 10)
    await rows(
      'UPDATE daily_bar SET open = 50000, high = 50000, low = 50000, close = 50000, prev_close = 50000 WHERE day = $1',
      [DAYS[1]],
    )
    await addBar(gateway, DAYS[2], { close: 5 })
    await settle(DAYS[0])
    await settle(DAYS[1])
  }

  test('is listed with what it counts with, its own price and who holds it', async () => {
    await jump()
    expect(await list()).toMatchObject({
      open: 1,
      list: [
        {
          ...{
            code: SHARE,
            name: '江岸酒业',
            day: DAYS[1],
            kept_price: 10,
            day_price: 5,
            prev_close: 5,
            state: 'open',
          },
          held_by: [{ competition_id: CONTEST, title: '大赛', players: 1 }],
          resolved_by: null,
        },
      ],
    })
    expect((await days()).list[0]).toMatchObject({ day: DAYS[1], kept: [{ code: SHARE, name: '江岸酒业' }] })
    expect([(await list({ q: '江岸' })).list.length, (await list({ q: '60990' })).list.length]).toEqual([
      1, 1,
    ])
    expect([(await list({ q: '%' })).list, (await list({ state: 'resolved' })).list]).toEqual([[], []])
  })

  test('counts with its own from the next settlement on once it is let go, and what was settled stays', async () => {
    await jump()
    const before = (await settledState(gateway)).prices
    expect((await resolve()).status).toBe(200)
    expect((await settledState(gateway)).prices).toEqual(before)
    await settle(DAYS[2])
    const { prices } = await settledState(gateway)
    expect(prices.filter(({ day }) => day === DAYS[2])).toMatchObject([{ price: 50_000, basis: 'close' }])
    expect(prices.filter(({ day }) => day === DAYS[1])).toMatchObject([{ price: 100_000, basis: 'kept' }])
    const [{ name }] = await rows('SELECT name FROM member WHERE member_id = $1', [compliance.member_id])
    expect((await list()).list).toMatchObject([
      { state: 'resolved', resolved_by: name, reason: '已核对交易所公告' },
    ])
    expect(await logOf(`sim_suspect:${SHARE}`)).toMatchObject([
      { action: 'sim_suspect.resolve', after: { day: DAYS[1], kept_price: 10, reason: '已核对交易所公告' } },
    ])
  })

  test('is let go once, and not where there is none', async () => {
    await jump()
    const statuses = await race(10, async () => (await resolve()).status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await resolve(DAYS[3])).status).toBe(404)
  })

  test('comes part by part, the newest day first', async () => {
    await rows(
      `INSERT INTO sim_suspect (code, day, kept_price) SELECT code, day::date, 1 FROM instrument,
       unnest(ARRAY['2026-03-02', '2026-03-03']) AS day`,
    )
    const keys: string[] = []
    let after: string | undefined
    do {
      const { list: part, next } = await list({ limit: 4, ...(after !== undefined && { after }) })
      keys.push(...part.map(({ key }: { key: string }) => key))
      after = next ?? undefined
    } while (after !== undefined)
    expect(keys).toEqual(keys.toSorted().toReversed())
    expect(new Set(keys).size).toBe(6)
  })
})

test.each([
  ['operator', 'simDaySettle'],
  ['auditor', 'simDaySettle'],
  ['approver', 'simSuspectResolve'],
  ['operator', 'simVerify'],
] as const)('%s may not make %s', async (role, id) => {
  const member = await signInMember(gateway, { roles: [role] })
  expect((await does(id, {} as never, member)).status).toBe(403)
})
