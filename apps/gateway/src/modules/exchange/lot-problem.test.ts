import { expect, test } from 'vitest'
import { lotProblem, type Side } from './index'

const MAIN = { lot: 100, lot_step: 100, most_shares: 1_000_000 }
const STAR = { lot: 200, lot_step: 1, most_shares: 100_000 }
const BEIJING = { lot: 100, lot_step: 1, most_shares: 1_000_000 }
const BOARDS = { MAIN, STAR, BEIJING }

// Trading rules: main and ChiNext in hundreds, STAR from 200 by one, Beijing from 100 by one; an odd lot is sold whole,
// in one order.
test.each<[keyof typeof BOARDS, Side, number, number, ReturnType<typeof lotProblem>]>([
  ['MAIN', 'buy', 100, 0, null],
  ['MAIN', 'buy', 1_000_000, 0, null],
  ['MAIN', 'buy', 1_000_100, 0, 'too_many'],
  ['MAIN', 'buy', 0, 0, 'too_few'],
  ['MAIN', 'buy', 99, 0, 'too_few'],
  ['MAIN', 'buy', 150, 0, 'off_step'],
  ['MAIN', 'sell', 100, 250, null],
  ['MAIN', 'sell', 50, 250, null],
  ['MAIN', 'sell', 250, 250, null],
  ['MAIN', 'sell', 150, 250, null],
  ['MAIN', 'sell', 30, 250, 'odd_rest'],
  ['MAIN', 'sell', 130, 250, 'odd_rest'],
  ['MAIN', 'sell', 30, 30, null],
  ['MAIN', 'sell', 29, 30, 'odd_rest'],
  ['MAIN', 'sell', 150, 200, 'off_step'],
  ['MAIN', 'sell', 50, 200, 'too_few'],
  ['MAIN', 'sell', 300, 250, 'not_sellable'],
  ['MAIN', 'sell', 1_000_050, 1_000_050, 'too_many'],
  ['STAR', 'buy', 199, 0, 'too_few'],
  ['STAR', 'buy', 200, 0, null],
  ['STAR', 'buy', 201, 0, null],
  ['STAR', 'buy', 100_001, 0, 'too_many'],
  ['STAR', 'sell', 199, 199, null],
  ['STAR', 'sell', 198, 199, 'odd_rest'],
  ['STAR', 'sell', 199, 400, 'too_few'],
  ['STAR', 'sell', 201, 399, null],
  ['BEIJING', 'buy', 99, 0, 'too_few'],
  ['BEIJING', 'buy', 101, 0, null],
  ['BEIJING', 'sell', 99, 99, null],
  ['BEIJING', 'sell', 98, 99, 'odd_rest'],
])('%s: to %s %i of %i that can be sold has the problem %s', (board, side, qty, sellable, problem) => {
  expect(lotProblem(BOARDS[board], { side, qty, sellable })).toBe(problem)
})

test.each([100.5, Number.NaN])('%d is no number of shares', (qty) => {
  expect(lotProblem(BEIJING, { side: 'buy', qty, sellable: 0 })).toBe('off_step')
})

test('whatever somebody holds can be sold', () => {
  const stuck = Object.values(BOARDS).flatMap((rules) =>
    Array.from({ length: 700 }, (_, held) => held + 1).filter(
      (held) => lotProblem(rules, { side: 'sell', qty: held, sellable: held }) !== null,
    ),
  )
  expect(stuck).toEqual([])
})
