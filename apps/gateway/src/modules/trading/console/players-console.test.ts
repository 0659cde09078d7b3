import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chinaDay } from '../../../time/china-time'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { addContest, addPlayer, settle } from '../testing/contests'
import { addTrade } from '../testing/trades'

let gateway: TestGateway
let operator: SignedInMember
let judge: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  judge = await signInMember(gateway, { roles: ['compliance'] })
  await rows(`INSERT INTO instrument (code, name, initials, kind, exchange)
    VALUES ('609901', '江岸酒业', 'jajy', 'stock', 'SSE')`)
  await rows(`INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
    FROM generate_series(current_date - 60, current_date + 60, interval '1 day') AS day`)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf, actionsOn } = consoleOf(() => ({ gateway, member: operator }))

const dayAgo = (days: number) => chinaDay(new Date(Date.now() - days * 86_400_000))

type Asked = StudioPayload<StudioOperations['simPlayerList']>

/** A day while these contests run, which begin thirty days before today; and the one after it. */
const DAY = dayAgo(10)
const DAY_AFTER = dayAgo(9)
const list = async (asked: Asked) => (await does('simPlayerList', asked)).response
const namesOf = async (asked: Asked) =>
  (await list(asked)).list.map(({ nick_name }: { nick_name: string }) => nick_name)
const decide = (player_id: number, disqualified: 0 | 1, reason = '一人多户') =>
  does('simPlayerDisqualify', { player_id, disqualified, reason }, judge)

/** A contest with three who are ranked, the best first, and one who came later. */
async function open(competition_id: string, more: object = {}) {
  await addContest(gateway, competition_id, { days: [-30, 30], ...more })
  const visitor = await signIn(gateway)
  const ids = []
  for (const [nick, who] of [
    ['慢慢变富', visitor],
    ['价值100', null],
    ['一_步', null],
  ] as const)
    ids.push(await addPlayer(gateway, competition_id, { nick, visitor: who }))
  const [best = 0, second = 0, third = 0] = ids
  await settle(gateway, competition_id, DAY, [
    { player_id: best, asset: 112_340_000, closed_trades: 4, won_trades: 3 },
    { player_id: second, asset: 104_000_000 },
    { player_id: third, asset: 96_000_000 },
  ])
  const late = await addPlayer(gateway, competition_id, { nick: '后来的人' })
  return { visitor, best, second, third, late }
}

describe('the players of a contest', () => {
  test('stand by their rank, who has none behind, phones masked', async () => {
    const { visitor, best } = await open('ranked')
    await addTrade(gateway, {
      player_id: best,
      code: '609901',
      side: 'open',
      qty: 100,
      price: 100_000,
      day: DAY,
    })
    expect(await namesOf({ competition_id: 'ranked' })).toEqual(['慢慢变富', '价值100', '一_步', '后来的人'])
    const [first, , , last] = (await list({ competition_id: 'ranked' })).list
    expect(first).toMatchObject({
      player_id: best,
      handset: `${visitor.handset.slice(0, 3)}****${visitor.handset.slice(-4)}`,
      rank: 1,
      return_rate: 12.34,
      trades: 1,
      disqualified_at: null,
    })
    expect(last).toMatchObject({ rank: null, return_rate: null, handset: '', trades: 0 })
    expect(await namesOf({ competition_id: 'ranked', sort: 'signup' })).toEqual(
      ['慢慢变富', '价值100', '一_步', '后来的人'].toReversed(),
    )
    expect((await does('simPlayerList', { competition_id: 'unknown' })).status).toBe(404)
  })

  test('are found by a part of a nickname as it is typed, and by number', async () => {
    const { second } = await open('found')
    const competition_id = 'found'
    expect(await namesOf({ competition_id, q: '慢变' })).toEqual(['慢慢变富'])
    expect(await namesOf({ competition_id, q: '_' })).toEqual(['一_步'])
    expect(await namesOf({ competition_id, q: String(second) })).toContain('价值100')
    expect(await namesOf({ competition_id, q: '没有' })).toEqual([])
  })

  test('are found by a whole phone, of which the log has a part', async () => {
    const { visitor, best } = await open('phone')
    const find = (handset: string, competition_id = 'phone') =>
      does('simPlayerFind', { competition_id, handset })
    const { uid } = (await find(visitor.handset)).response
    expect((await list({ competition_id: 'phone', uid })).list).toMatchObject([{ player_id: best }])
    await addContest(gateway, 'phone-other')
    expect((await find(visitor.handset, 'phone-other')).response).toEqual({ uid: null })
    const [line] = await logOf('competition:phone')
    expect(line).toMatchObject({ action: 'sim_player.find', after: { found: 1 } })
    expect(JSON.stringify(line)).not.toContain(visitor.handset)
  })

  test.each(['rank', 'signup'] as const)('come in parts by %s, each once', async (sort) => {
    const competition_id = `parts-${sort}`
    await open(competition_id)
    // Two who signed up at the same moment, and have no rank.
    await rows(
      `INSERT INTO sim_player (competition_id, nick_name, nick_key, enrolled_at)
       SELECT $1, '同时' || n, '同时' || n, '1969-12-31T20:00:00Z' FROM generate_series(1, 2) AS n`,
      [competition_id],
    )
    const whole = await namesOf({ competition_id, sort })
    expect(whole).toHaveLength(6)
    const seen: string[] = []
    let after: string | undefined
    do {
      const { list: part, next } = await list({ competition_id, sort, limit: 1, ...(after && { after }) })
      seen.push(part[0].nick_name)
      after = next ?? undefined
    } while (after !== undefined)
    expect(seen).toEqual(whole)
  })
})

test('a player is shown with what they have and hold, their orders and every movement', async () => {
  const { best: player_id } = await open('shown')
  await addTrade(gateway, { player_id, code: '609901', side: 'open', qty: 1_000, price: 100_000, day: DAY })
  await addTrade(gateway, {
    player_id,
    code: '609901',
    side: 'reduce',
    qty: 400,
    price: 110_000,
    day: DAY_AFTER,
    cost: 400_000,
  })
  const detail = (await does('simPlayerDetail', { player_id: String(player_id) as never })).response
  expect(detail).toMatchObject({
    competition_id: 'shown',
    player: { rank: 1, disqualified_reason: '', disqualified_by: '' },
    cash: 100_000_000 - 1_000_000 + 440_000,
    settled_day: DAY,
    settled_asset: 112_340_000,
    max_drawdown: 1.23,
    // No price is known, so they count at cost.
    positions: [
      { code: '609901', name: '江岸酒业', qty: 600, cost: 600_000, price: null, value: 600_000, profit: 0 },
    ],
  })
  expect(detail.asset).toBe(detail.cash + 600_000)
  expect(detail.ranks.map(({ period }: { period: string }) => period)).toEqual([
    'day',
    'week',
    'month',
    'all',
  ])

  const orders = (await does('simPlayerOrders', { player_id })).response
  expect(orders).toMatchObject({
    list: [
      { side: 'sell', qty: 400, state: 'filled', fills: [{ qty: 400, price: 11, amount: 440_000 }] },
      { side: 'buy', qty: 1_000, name: '江岸酒业' },
    ],
    next: null,
  })
  const part = (await does('simPlayerOrders', { player_id, limit: 1 })).response
  expect(part.next).toBe(String(orders.list[0].order_id))
  const rest = (await does('simPlayerOrders', { player_id, limit: 1, after: part.next })).response
  expect([rest.list[0].order_id, rest.next]).toEqual([orders.list[1].order_id, null])

  const ledger = (await does('simPlayerLedger', { player_id })).response.list
  expect(ledger.map(({ ledger, move, free }: Record<string, unknown>) => [ledger, move, free])).toEqual([
    ['shares', 'sell', -400],
    ['cash', 'sell', 440_000],
    ['shares', 'buy', 1_000],
    ['cash', 'buy', -1_000_000],
    ['cash', 'fund', 100_000_000],
  ])
  const seen: string[] = []
  let after: string | undefined
  do {
    const one = (await does('simPlayerLedger', { player_id, limit: 2, ...(after && { after }) })).response
    seen.push(...one.list.map(({ entry }: { entry: string }) => entry))
    after = one.next ?? undefined
  } while (after !== undefined)
  expect(seen).toEqual(ledger.map(({ entry }: { entry: string }) => entry))
  // Looks like a day, but is none.
  expect((await does('simPlayerLedger', { player_id, after: '2026-02-30.0.cash.1' })).status).toBe(200)
})

test('of who is not there nothing is shown', async () => {
  const player_id = 8_000_000_001
  for (const id of ['simPlayerDetail', 'simPlayerOrders', 'simPlayerLedger'] as const)
    expect((await does(id, { player_id })).status).toBe(404)
  expect((await decide(player_id, 1)).status).toBe(404)
})

describe('who is disqualified', () => {
  test('has no rank, the others move up, and comes back when they are allowed to', async () => {
    const competition_id = 'judged'
    const { best, late } = await open(competition_id)
    expect((await decide(best, 1)).response).toEqual({})
    expect((await decide(best, 1)).response).toEqual({})
    const ranks = async () =>
      (await list({ competition_id })).list.map((one: { rank: number; nick_name: string }) => [
        one.rank,
        one.nick_name,
      ])
    expect(await ranks()).toEqual([
      [1, '价值100'],
      [2, '一_步'],
      [null, '慢慢变富'],
      [null, '后来的人'],
    ])
    expect(await namesOf({ competition_id, state: 'disqualified' })).toEqual(['慢慢变富'])
    const { player, ...rest } = (await does('simPlayerDetail', { player_id: best })).response
    expect(player).toMatchObject({
      disqualified_reason: '一人多户',
      disqualified_by: expect.stringMatching(/./),
    })
    expect(rest).toMatchObject({ settled_asset: 112_340_000, ranks: [] })
    await decide(best, 0, '复核后无误')
    expect((await ranks())[0]).toEqual([1, '慢慢变富'])
    expect(await actionsOn(`sim_player:${best}`)).toEqual(['sim_player.disqualify', 'sim_player.allow'])
    expect((await logOf(`sim_player:${best}`)).at(-1)).toMatchObject({
      before: { reason: '一人多户' },
      after: { reason: '复核后无误' },
    })
    // Whoever joined later has no rank yet.
    expect((await decide(late, 1)).status).toBe(200)
  })

  test('after the ranking was frozen, makes another version of it', async () => {
    const { best } = await open('frozen', { days: [-30, -1] })
    await rows(
      `INSERT INTO sim_final (competition_id, version, text, hash, prizes)
       VALUES ('frozen', 1, 'text', encode(sha256('text'), 'hex'), '[]')`,
    )
    await rows(
      `UPDATE competition SET closed_at = now(), final_hash = encode(sha256('text'), 'hex') WHERE competition_id = 'frozen'`,
    )
    await decide(best, 1)
    const finals = await rows(
      `SELECT version, hash, text FROM sim_final WHERE competition_id = 'frozen' ORDER BY version`,
    )
    expect(finals).toHaveLength(2)
    const { final_hash } = (await does('competitionDetail', { competition_id: 'frozen' })).response
    expect(final_hash).toBe(finals[1].hash)
  })

  test('is so once, whoever decides at once', async () => {
    const { second } = await open('at-once')
    const statuses = await race(4, async () => (await decide(second, 1)).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await actionsOn(`sim_player:${second}`)).toEqual(['sim_player.disqualify'])
  })

  test('is not decided by who holds the contest', async () => {
    const { second } = await open('held')
    const payload = { player_id: second, disqualified: 1 as const, reason: '一人多户' }
    for (const role of ['operator', 'approver', 'auditor'] as const)
      expect(
        (await does('simPlayerDisqualify', payload, await signInMember(gateway, { roles: [role] }))).status,
      ).toBe(403)
  })
})
