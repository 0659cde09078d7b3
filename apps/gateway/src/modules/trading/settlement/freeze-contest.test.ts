import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { race } from '../../testing/race'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { addBar, addSales, addShares, disqualify, settledState } from '../testing/settled-days'
import { addPlayer, at, DAYS, openMarket } from '../testing/trading-days'
import { freezeContest, prizesOf } from './freeze-contest'
import { findLeaderboard, findOwnRank } from './leaderboard'
import { settleDay } from './settle-day'

const [FIRST, LAST] = DAYS
let store: TestStore
/** Best, second and third. */
let players: number[]

beforeEach(async () => {
  store = await openTestStore()
  await openMarket(store)
  await store.database.owner.pool.query(
    `UPDATE competition SET end_day = $1, benchmark = '519901', prizes = $2`,
    [
      LAST,
      JSON.stringify([
        { from_rank: 1, until_rank: 1, name: '平板\t电脑', value: 300_000, image: '' },
        { from_rank: 2, until_rank: 2, name: '书券', value: 10_000, image: '' },
      ]),
    ],
  )
  players = []
  for (const qty of [3_000, 2_000, 1_000]) {
    const { player_id } = await addPlayer(store)
    await addShares(store, player_id, { qty, day: FIRST })
    players.push(player_id)
  }
  await addSales(store, players[0] as number, FIRST, [1, 2])
  await addSales(store, players[1] as number, FIRST, [1, -2, 3])
  await addSales(store, players[2] as number, FIRST, [-1, -2, -3])
  for (const code of ['609901', '519901']) {
    await addBar(store, '2026-02-27', { code, close: 10 })
    await addBar(store, FIRST, { code, close: 10 })
    await addBar(store, LAST, { code, close: 11, prev_close: 10 })
  }
})
afterEach(() => store[Symbol.asyncDispose]())

const settle = (day: string) => settleDay(store.ctx, 'contest', day, { now: at('16:00:00', DAYS[4]) })
const frozen = async () =>
  (await store.database.owner.pool.query('SELECT version, text, hash FROM sim_final ORDER BY version')).rows
const contest = async () =>
  (await store.database.owner.pool.query('SELECT final_hash, closed_at FROM competition')).rows[0]

async function settleAll(): Promise<void> {
  await settle(FIRST)
  await settle(LAST)
}

test('it is refused while a day is left', async () => {
  await settle(FIRST)
  await expect(freezeContest(store.ctx, 'contest')).rejects.toThrow(LAST)
  expect(await contest()).toEqual({ final_hash: null, closed_at: null })
  expect(await prizesOf(store.ctx.db.orm, 'contest')).toEqual([])
})

test('a contest of whose last days nobody knows whether they are traded is not over', async () => {
  await settleAll()
  // The days of a contest cannot be changed once it is traded.
  await store.database.owner.pool.query(
    `ALTER TABLE competition DISABLE TRIGGER USER; UPDATE competition SET end_day = '2027-01-08';
     ALTER TABLE competition ENABLE TRIGGER USER`,
  )
  await store.database.owner.pool.query(
    `DELETE FROM trade_calendar WHERE day > '2026-12-31' OR (is_open AND day > '2026-03-03')`,
  )
  await store.database.owner.pool.query(
    `INSERT INTO trade_calendar (day, is_open) SELECT day::date, false
     FROM generate_series(timestamp '2026-03-04', '2026-12-31', '1 day') AS day ON CONFLICT DO NOTHING`,
  )
  await expect(freezeContest(store.ctx, 'contest')).rejects.toThrow('交易日历缺少 2027 年')
})

test('the text says every place and prize, and anybody can hash it again', async () => {
  await settleAll()
  const { version, hash } = await freezeContest(store.ctx, 'contest')
  const [final] = await frozen()
  const [one, two, three] = players
  expect(final.text).toBe(
    [
      `final\tcontest\t1\t${LAST}\t100000000\t-`,
      `place\t1\t${one}\t33000\t103300000\t2\t2`,
      `place\t2\t${two}\t22000\t102200000\t2\t3`,
      `place\t3\t${three}\t11000\t101100000\t0\t3`,
      // Two sales are too few.
      'prize\t1\t-\t300000\t平板 电脑',
      `prize\t2\t${two}\t10000\t书券`,
      '',
    ].join('\n'),
  )
  expect(createHash('sha256').update(final.text).digest('hex')).toBe(hash)
  expect({ version, hash }).toEqual({ version: 1, hash: (await contest()).final_hash })
  expect(await prizesOf(store.ctx.db.orm, 'contest')).toMatchObject([
    { rank: 1, player_id: one, is_won: false },
    { rank: 2, player_id: two, is_won: true },
  ])
})

test('of several at once one freezes it, and all are answered the same', async () => {
  await settleAll()
  const answers = await race(10, () => freezeContest(store.ctx, 'contest'))
  expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1)
  expect(await frozen()).toHaveLength(1)
})

test('who is disqualified later makes another version, and the first stays as it was', async () => {
  await settleAll()
  const first = await freezeContest(store.ctx, 'contest')
  const { closed_at } = await contest()
  await disqualify(store, players[0] as number)
  const [before, after] = await frozen()
  expect(before).toMatchObject({ version: 1, hash: first.hash })
  expect(after.text).toContain(
    `final\tcontest\t2\t${LAST}\t100000000\t${first.hash}\nplace\t1\t${players[1]}\t`,
  )
  expect(await contest()).toEqual({ final_hash: after.hash, closed_at })
  expect(await prizesOf(store.ctx.db.orm, 'contest')).toMatchObject([
    { rank: 1, player_id: players[1], name: '平板\t电脑', is_won: true },
    { rank: 2, player_id: players[2], is_won: true },
  ])
  // Their assets are still there.
  expect((await settledState(store)).assets).toHaveLength(6)
})

test('a frozen ranking cannot be changed or taken away', async () => {
  await settleAll()
  await freezeContest(store.ctx, 'contest')
  const { owner, db } = store.database
  for (const statement of [`UPDATE sim_final SET text = ''`, 'DELETE FROM sim_final']) {
    await expect(db.pool.query(statement)).rejects.toThrow('permission denied')
    await expect(owner.pool.query(statement)).rejects.toThrow('never changed')
  }
  await expect(
    owner.pool.query(`INSERT INTO sim_final VALUES ('contest', 9, 'a text', 'another hash', '[]')`),
  ).rejects.toThrow('sim_final_hash')
})

test('the others move up at once when somebody is disqualified while the contest goes on', async () => {
  await settle(FIRST)
  await disqualify(store, players[0] as number)
  const { orm } = store.ctx.db
  const { list, total } = await findLeaderboard(orm, { competition_id: 'contest', period: 'all', page: 1 })
  expect([total, list.map(({ rank, player_id }) => [rank, player_id])]).toEqual([
    2,
    [
      [1, players[1]],
      [2, players[2]],
    ],
  ])
  const asked = { competition_id: 'contest', period: 'week', player_id: players[0] as number } as const
  expect(await findOwnRank(orm, asked)).toEqual({ state: 'settled', day: FIRST, place: undefined })
})

test('while a day is being settled the board is of the one before, and says so', async () => {
  const { orm } = store.ctx.db
  const asked = { competition_id: 'contest', period: 'day', player_id: players[1] as number } as const
  expect(await findOwnRank(orm, asked)).toEqual({ state: 'settled', day: null, place: undefined })
  await settle(FIRST)
  await store.database.owner.pool.query(
    `INSERT INTO sim_day (competition_id, day, state) VALUES ('contest', $1, 'settling')`,
    [LAST],
  )
  expect(await findLeaderboard(orm, { ...asked, page: 1 })).toMatchObject({ state: 'settling', day: FIRST })
  expect(await findOwnRank(orm, asked)).toMatchObject({ state: 'settling', day: FIRST, place: { rank: 2 } })
})
