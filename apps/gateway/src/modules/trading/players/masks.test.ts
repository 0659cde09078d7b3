import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importLines } from '../../testing/import-lines'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { textWithoutMoments } from '../../testing/text-without-moments'
import { call } from '../../testing/visitor-calls'
import { addContest, addPlayer, settle } from '../testing/contests'
import { openMarket, SHARES } from '../testing/market-days'
import { addTrade } from '../testing/trades'

let gateway: TestGateway
let days: string[]
let owner: SignedIn
let outsider: SignedIn
let contests = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  days = await openMarket(gateway)
  await importLines(gateway, 'rules', [
    { rule_id: 'nobody', name: '没有人', expression: { tag: 'vip', in: ['1'] } },
    { rule_id: 'everybody', name: '所有人', expression: { all: [] } },
  ])
  owner = await signIn(gateway)
  outsider = await signIn(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** A contest with one player who has a million yuan and nothing else. */
async function anew(view_rule_id: string) {
  contests += 1
  const competition_id = `contest-${contests}`
  await addContest(gateway, competition_id, { days: [-60, 60], view_rule_id })
  const player_id = await addPlayer(gateway, competition_id, { visitor: owner, day: -59 })
  return { competition_id, player_id }
}

type Made = Awaited<ReturnType<typeof anew>>

/** Everything that anybody can query about a player, as text. */
async function everything({ competition_id, player_id }: Made, by?: SignedIn) {
  const of = { player_id: String(player_id) }
  const replies = {
    home: await call(gateway, 'simulateHome', { competition_id }, by),
    contest: await call(gateway, 'competitionHome', { competition_id }, by),
    detail: await call(gateway, 'simulateDetail', of, by),
    position: await call(gateway, 'simulatePosition', of, by),
    rebalancing: await call(gateway, 'simulateRebalancing', of, by),
    marquee: await call(gateway, 'simulateMarquee', { competition_id }, by),
    board: await call(gateway, 'simulateLeaderboard', { competition_id }, by),
    articles: await call(gateway, 'simulateArticleList', { competition_id }, by),
  }
  for (const [name, { code, msg }] of Object.entries(replies))
    expect([name, code, msg]).toEqual([name, 1, 'success'])
  return { text: textWithoutMoments(replies), ...replies }
}

const buy = ({ player_id }: Made, share: number, day: string, qty: number, side: 'open' | 'add' = 'open') =>
  addTrade(gateway, { player_id, code: codeOf(share), side, qty, price: 100_000, day })
const codeOf = (share: number) => SHARES[share]?.code ?? ''
const nameOf = (share: number) => SHARES[share]?.name ?? ''

describe('who does not fulfil the rule', () => {
  const share = fc.nat(SHARES.length - 1)
  const portfolio = fc.record({
    old: fc.uniqueArray(share, { maxLength: 5 }),
    fresh: fc.uniqueArray(share, { minLength: 1, maxLength: 5 }),
    sold: fc.nat(4),
    rule: fc.constantFrom('', 'nobody', 'unknown'),
    isLoggedIn: fc.boolean(),
    qty: fc.constantFrom(100, 300, 500),
  })

  test('is told no code, name, price or number of what was traded on the last day, by any call', async () => {
    const [last, before] = days as [string, string]
    let masks = 0
    await fc.assert(
      fc.asyncProperty(portfolio, async ({ old, fresh, sold, rule, isLoggedIn, qty }) => {
        const by = isLoggedIn ? outsider : undefined
        const made = await anew(rule)
        for (const one of old) await buy(made, one, before, qty)
        await settle(gateway, made.competition_id, before, [
          { player_id: made.player_id, asset: 100_000_000 },
        ])
        const earlier = await everything(made, by)
        const added = fresh.filter((one) => !old.includes(one))
        for (const one of fresh) await buy(made, one, last, qty, old.includes(one) ? 'add' : 'open')
        const closed = old.filter((one) => !fresh.includes(one)).slice(0, sold)
        for (const one of closed)
          await addTrade(gateway, {
            player_id: made.player_id,
            code: codeOf(one),
            side: 'close',
            qty,
            price: 110_000,
            cost: qty * 1_000,
            day: last,
          })
        const later = await everything(made, by)

        for (const one of added) {
          expect(later.text).not.toContain(codeOf(one))
          expect(later.text).not.toContain(nameOf(one))
        }
        // Earlier holdings are reported unchanged, so that nothing missing or different gives a trade away.
        type Row = { is_masked: boolean }
        const open = (rows: Row[]) => rows.filter(({ is_masked }) => !is_masked)
        expect(open(later.position.response.position)).toEqual(earlier.position.response.position)
        expect(later.position.response.cash).toEqual(earlier.position.response.cash)
        expect(open(later.rebalancing.response.list)).toEqual(earlier.rebalancing.response.list)

        const masked = (rows: Row[]) => rows.filter(({ is_masked }) => is_masked)
        expect(masked(later.position.response.position)).toHaveLength(added.length)
        for (const row of masked(later.position.response.position))
          expect(row).toMatchObject({
            code: expect.stringMatching(/^\d\d\*{4}$/),
            name: '',
            cost: null,
            last: null,
            qty: null,
            profit_rate: null,
            days: null,
            sellable: null,
          })
        const trades = masked(later.rebalancing.response.list)
        expect(trades).toHaveLength(fresh.length + closed.length)
        for (const row of trades)
          expect(row).toMatchObject({ name: '', price: null, from_weight: null, to_weight: null })
        masks += trades.length
      }),
      { numRuns: 40 },
    )
    expect(masks).toBeGreaterThan(40)
  })
})

describe('all of it is told at once', () => {
  const shown = async (rule: string, by?: SignedIn, day = days[0] as string) => {
    const made = await anew(rule)
    await buy(made, 3, day, 500)
    return everything(made, by)
  }

  test('to who fulfils the rule, and to whose it is', async () => {
    for (const [rule, by] of [
      ['everybody', outsider],
      ['nobody', owner],
      ['', owner],
    ] as const) {
      const { position, rebalancing, marquee } = await shown(rule, by)
      expect(position.response.position).toMatchObject([
        { code: codeOf(3), name: nameOf(3), is_masked: false, cost: 10, qty: 500 },
      ])
      expect(rebalancing.response.list).toMatchObject([
        { code: codeOf(3), name: nameOf(3), price: 10, to_weight: 12.34, side: 'open' },
      ])
      expect(marquee.response.list[0].text).toContain(`${nameOf(3)}（${codeOf(3)}）`)
    }
  })

  test('to everybody on the next day of trading', async () => {
    const { position, rebalancing, marquee } = await shown('nobody', undefined, days[1])
    expect(position.response).toMatchObject({ is_masked: false, position: [{ code: codeOf(3) }] })
    expect(rebalancing.response).toMatchObject({ is_masked: false, list: [{ code: codeOf(3) }] })
    expect(marquee.response.list).toMatchObject([{ is_masked: false }])
  })

  test('but what can be sold and spent, which is their own matter', async () => {
    const made = await anew('everybody')
    await buy(made, 3, days[1] as string, 500)
    const seen = await everything(made, outsider)
    expect(seen.position.response).toMatchObject({ position: [{ sellable: null }], cash: { amount: null } })
    const own = await everything(made, owner)
    expect(own.position.response).toMatchObject({
      position: [{ sellable: 500 }],
      cash: { amount: 99_500_000 },
    })
  })
})

test('where nobody knows when the exchanges trade, nothing is told but to whose it is', async () => {
  const made = await anew('nobody')
  await buy(made, 3, days[5] as string, 500)
  const { pool } = gateway.database.owner
  const { rows } = await pool.query('DELETE FROM trade_calendar RETURNING day::text, is_open')
  try {
    expect((await everything(made)).text).not.toContain(codeOf(3))
    expect((await everything(made, owner)).text).toContain(codeOf(3))
  } finally {
    await pool.query('INSERT INTO trade_calendar SELECT * FROM unnest($1::date[], $2::boolean[])', [
      rows.map(({ day }) => day),
      rows.map(({ is_open }) => is_open),
    ])
  }
})
