import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopService } from '../../kill-switch/testing/stop-service'
import { showDemoMarket } from '../../market/demo/show-demo-market'
import { signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { demoNames } from './demo-names'
import { showDemoTrading } from './show-demo-trading'

let gateway: TestGateway
let contestsWhileOff: number
beforeAll(async () => {
  gateway = await startTestGateway()
  await showDemoMarket(gateway.ctx)
  // A start while trading is switched off, and one after that.
  const goOn = await stopService(gateway, 'sim')
  await showDemoTrading(gateway.ctx)
  contestsWhileOff = await count('competition')
  await goOn()
  await showDemoTrading(gateway.ctx)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const count = async (from: string) => Number((await rows(`SELECT count(*) FROM ${from}`))[0].count)

test('a start while trading is switched off makes no contest', () => {
  expect(contestsWhileOff).toBe(0)
})

test('a first start has a contest of every kind, once', async () => {
  await showDemoTrading(gateway.ctx)
  const statuses = ['contest-1', 'contest-2', 'contest-3'].map(
    async (competition_id) => (await call(gateway, 'competitionHome', { competition_id })).response.status,
  )
  expect(await Promise.all(statuses)).toEqual(['settled', 'running', 'signup'])
  expect(await count("sim_player WHERE competition_id = 'contest-1'")).toBe(200)
  expect((await call(gateway, 'competitionHome', {})).response).toMatchObject({
    competition_id: 'contest-3',
    can_enroll: true,
    places_left: 463,
  })
})

describe('what players did adds up:', () => {
  test.each([
    [
      'accounts to their entries',
      `sim_account a FULL JOIN (SELECT player_id, sum(cash) AS cash, sum(held) AS held FROM sim_cash_ledger GROUP BY 1) s
       USING (player_id) WHERE a.cash IS DISTINCT FROM s.cash OR a.held <> 0 OR s.held <> 0`,
    ],
    [
      'positions to theirs',
      `sim_position p FULL JOIN (SELECT player_id, code, sum(qty) AS qty, sum(cost) AS cost FROM sim_share_ledger GROUP BY 1, 2) s
       USING (player_id, code) WHERE p.qty IS DISTINCT FROM s.qty OR p.cost IS DISTINCT FROM s.cost OR p.held <> 0`,
    ],
    [
      'orders to their fills and trades',
      `sim_order o LEFT JOIN sim_fill f USING (order_id) LEFT JOIN sim_trade t USING (order_id)
       WHERE o.filled_qty > 0 AND (f.qty IS DISTINCT FROM o.filled_qty OR f.amount IS DISTINCT FROM o.filled_amount OR t.qty IS DISTINCT FROM o.qty)`,
    ],
    [
      'the last assets to what is held, at the closes of that day',
      `(SELECT DISTINCT ON (player_id) * FROM sim_asset ORDER BY player_id, day DESC) s JOIN sim_account a USING (player_id)
       WHERE s.cash <> a.cash OR s.holdings <> coalesce((SELECT sum(p.qty * (SELECT b.close FROM daily_bar b
         WHERE b.code = p.code AND b.day <= s.day ORDER BY b.day DESC LIMIT 1) / 100)
         FROM sim_position p WHERE p.player_id = s.player_id), 0)`,
    ],
    [
      'fills to prices that there were',
      `sim_fill f JOIN sim_order o USING (order_id) JOIN daily_bar b USING (code, day)
       WHERE f.price NOT BETWEEN b.low AND b.high`,
    ],
    [
      'quotes to the orders that they filled',
      `sim_fill f JOIN sim_order o USING (order_id) LEFT JOIN sim_quote q USING (tick_id)
       WHERE q.code IS DISTINCT FROM o.code OR q.ask1 <> f.price OR o.after_tick >= f.tick_id OR f.qty * 4 > q.traded`,
    ],
    [
      'ranks to returns',
      `(SELECT r.*, lag(r.return_rate) OVER (PARTITION BY competition_id, period, day ORDER BY rank) AS better,
         lag(r.rank) OVER (PARTITION BY competition_id, period, day ORDER BY rank) AS before FROM sim_rank r) r
       WHERE r.return_rate > r.better OR r.rank <> coalesce(r.before, 0) + 1`,
    ],
  ])('%s', async (_what, from) => {
    expect(await count(from)).toBe(0)
  })

  test('and there is enough of it to be worth looking at', async () => {
    expect(await count('sim_order')).toBeGreaterThan(1_000)
    const [{ best, worst, traded }] = await rows(`
      SELECT max(return_rate) AS best, min(return_rate) AS worst, count(*) FILTER (WHERE closed_trades >= 3) AS traded
      FROM sim_rank WHERE competition_id = 'contest-1' AND period = 'all'`)
    expect([Number(best) > 0, Number(worst) < 0, Number(traded) > 20]).toEqual([true, true, true])
  })
})

test('every state of the screens can be reached', async () => {
  const playing = await signIn(gateway, '13800138009')
  const me = (await call(gateway, 'simulateDetail', { player_id: 'me' }, playing)).response
  expect(me).toMatchObject({ is_me: true, competition_id: 'contest-2', status: 'running' })
  expect(me.curve.length).toBe(10)
  const board = (await call(gateway, 'simulateLeaderboard', { competition_id: 'contest-1' }, playing))
    .response
  expect(board).toMatchObject({ total: 100, is_final: true, me: { rank: expect.any(Number) } })
  for (const { rank, closed_trades, prize } of board.list)
    expect([rank, prize !== '']).toEqual([rank, rank <= 10 && closed_trades >= 3])
  const [hidden] = await rows('SELECT player_id FROM sim_player WHERE is_private LIMIT 1')
  expect((await call(gateway, 'simulateDetail', { player_id: hidden.player_id })).code).toBe(404001)
  expect(
    await count(
      'sim_player WHERE disqualified_at IS NOT NULL AND player_id NOT IN (SELECT player_id FROM sim_rank)',
    ),
  ).toBe(1)
  const notes = (await call(gateway, 'simulateArticleList', { competition_id: 'contest-1' })).response
  expect(notes.list.map(({ is_locked }: { is_locked: boolean }) => is_locked)).toContain(true)
  expect((await call(gateway, 'simulateMarquee', {})).response.list).toHaveLength(20)
  const [{ player_id }] = await rows(`
    SELECT p.player_id FROM sim_player p JOIN sim_position h USING (player_id)
    WHERE p.competition_id = 'contest-1' AND NOT p.is_private AND h.qty > 0 LIMIT 1`)
  expect((await call(gateway, 'simulatePosition', { player_id })).response.position).not.toEqual([])
})

test('names are different, of two to twelve signs, and the same at every start', () => {
  const names = demoNames('players', 200)
  expect(new Set(names).size).toBe(200)
  expect(names.filter((name) => [...name].length < 2 || [...name].length > 12)).toEqual([])
  expect(demoNames('players', 200)).toEqual(names)
})
