import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { addContest, addPlayer, openMarket } from '../testing/trading-days'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openMarket(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const change = (competition_id: string, set: string) =>
  gateway.ctx.db.pool.query(`UPDATE competition SET ${set} WHERE competition_id = $1`, [competition_id])
const prizes = (value: number) =>
  `prizes = '[{"from_rank":1,"until_rank":1,"name":"平板电脑","value":${value},"image":""}]'`

test('a prize is worth fifty thousand yuan at most', async () => {
  await addContest(gateway, 'prizes', {})
  await change('prizes', prizes(5_000_000))
  await expect(change('prizes', prizes(5_000_001))).rejects.toThrow('competition_prizes')
})

test.each(['commission_rate = 250', 'commission_min = 0', 'most_percent = 20', 'initial_fund = 200000'])(
  'once somebody has signed up, %s is refused',
  async (set) => {
    const id = `terms-${set.split(' ')[0]?.replaceAll('_', '-')}`
    await addContest(gateway, id, {})
    await change(id, set)
    await addPlayer(gateway, { contest: id })
    await change(id, "title = '另一个名字'")
    await expect(
      change(
        id,
        set.replace(/\d+$/, (number) => String(Number(number) + 1)),
      ),
    ).rejects.toThrow('Somebody has signed up')
  },
)

test.each(["end_day = '2099-01-01'", 'benchmark = NULL', prizes(100)])(
  'once a contest is traded, %s is refused',
  async (set) => {
    const id = `days-${set.length}`
    await addContest(gateway, id, {})
    await change(id, set)
    await gateway.ctx.db.pool.query(
      "INSERT INTO sim_day (competition_id, day, state) VALUES ($1, '2026-11-26', 'settling')",
      [id],
    )
    await change(id, set)
    await expect(change(id, "end_day = '2098-01-01', prizes = '[]'")).rejects.toThrow('is traded')
  },
)
