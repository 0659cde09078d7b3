import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { addPlayer, DAY, DAYS, openMarket, SHARE, stateOf } from '../testing/trading-days'
import type { Entries } from './entries'
import { LedgerRefusal } from './ledger-refusal'
import { openAccount } from './open-account'
import { writeEntries } from './write-entries'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await openMarket(store)
})
afterAll(() => store[Symbol.asyncDispose]())

const write = (entries: Partial<Entries>) =>
  store.ctx.db.orm.transaction((tx) => writeEntries(tx, { cash: [], shares: [], ...entries }))

test('movements are summed into what each player has', async () => {
  const [ann, ben] = [await addPlayer(store, { fund: 1_000 }), await addPlayer(store, { fund: 500 })]
  const move = { day: DAY, move: 'hold', ref: 'order:1' } as const
  await write({
    cash: [
      { ...move, player_id: ann.player_id, cash: -300, held: 300 },
      { ...move, player_id: ben.player_id, cash: -500, held: 500 },
    ],
    shares: [{ ...move, move: 'buy', player_id: ann.player_id, code: SHARE, qty: 100, cost: 700 }],
  })
  expect(await stateOf(store, ann.player_id)).toMatchObject({
    cash: 700,
    held: 300,
    positions: [{ qty: 100, cost: 700 }],
  })
  expect(await stateOf(store, ben.player_id)).toMatchObject({ cash: 0, held: 500, positions: [] })
})

test.each<[string, (player_id: number) => Partial<Entries>]>([
  ['no_cash', (player_id) => ({ cash: [{ player_id, day: DAY, move: 'hold', ref: 'x', cash: -1_001 }] })],
  ['not_held', (player_id) => ({ cash: [{ player_id, day: DAY, move: 'release', ref: 'x', held: -1 }] })],
  [
    'not_receivable',
    (player_id) => ({ cash: [{ player_id, day: DAY, move: 'dividend_paid', ref: 'x', receivable: -1 }] }),
  ],
  [
    'not_sellable',
    (player_id) => ({ shares: [{ player_id, code: SHARE, day: DAY, move: 'hold', ref: 'x', held: 101 }] }),
  ],
  ['twice', (player_id) => ({ cash: [{ player_id, day: DAY, move: 'fund', ref: 'fund', cash: 1 }] })],
])(
  '%s: what would leave less than nothing is refused by its name, and nothing of it is kept',
  async (problem, entries) => {
    const { player_id } = await addPlayer(store, { fund: 1_000 })
    await write({
      shares: [{ player_id, code: SHARE, day: '2026-02-27', move: 'buy', ref: 'given', qty: 100, cost: 1 }],
    })
    const before = await stateOf(store, player_id)
    const refused = await write(entries(player_id)).catch((error) => error)
    expect(refused).toBeInstanceOf(LedgerRefusal)
    expect(refused.problem).toBe(problem)
    expect(await stateOf(store, player_id)).toEqual(before)
  },
)

test('what was bought on a day is sellable the day after', async () => {
  const { player_id } = await addPlayer(store)
  const hold = (day: string, ref: string) =>
    write({ shares: [{ player_id, code: SHARE, day, move: 'hold', ref, held: 100 }] })
  await write({ shares: [{ player_id, code: SHARE, day: DAY, move: 'buy', ref: 'x', qty: 100, cost: 1 }] })
  await expect(hold(DAY, 'order:1')).rejects.toMatchObject({ problem: 'not_sellable' })
  await hold(DAYS[1], 'order:2')
})

test('an account is opened once', async () => {
  const { player_id } = await addPlayer(store, { fund: 1_000 })
  const again = store.ctx.db.orm.transaction((tx) => openAccount(tx, player_id, 1_000, DAY))
  await expect(again).rejects.toMatchObject({ problem: 'twice' })
  expect(await stateOf(store, player_id)).toMatchObject({ cash: 1_000 })
})
