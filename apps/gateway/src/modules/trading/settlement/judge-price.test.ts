import { expect, test } from 'vitest'
import { countedPrice, suspicionOf } from './judge-price'

const DAY = '2026-03-03'
const BEFORE = '2026-03-02'
const rules = { tick: 100 }
const BONUS = { ex_date: DAY, cash: 0, bonus: 80_000 }
const DIVIDEND = { ex_date: DAY, cash: 50_000, bonus: 0 }
/** Ten per cent. */
const limitsOf = async (reference: number) => ({
  up: Math.round(reference * 1.1),
  down: Math.round(reference * 0.9),
})

interface Case {
  before?: number | null
  prev_close: number
  close: number
  actions?: readonly { ex_date: string; cash: number; bonus: number }[]
}

const suspicion = ({ before = 100_000, prev_close, close, actions = [] }: Case) =>
  suspicionOf({
    share: {
      bar: { prev_close, close },
      before: before === null ? null : { day: BEFORE, close: before },
    },
    rules,
    actions,
    limitsOf,
  })

test.each<[what: string, given: Case, kept: number | undefined]>([
  ['an ordinary day', { prev_close: 100_000, close: 103_000 }, undefined],
  ['a limit-up', { prev_close: 100_000, close: 110_000 }, undefined],
  ['a reference price a tick away', { prev_close: 100_100, close: 100_000 }, undefined],
  ['a reference price two ticks away', { prev_close: 100_200, close: 100_000 }, 100_000],
  ['bonus shares without data: −45 %', { prev_close: 55_600, close: 55_000 }, 100_000],
  ['the same in a source that repeats the close', { prev_close: 100_000, close: 55_000 }, 100_000],
  ['bonus shares with their action', { prev_close: 55_600, close: 55_000, actions: [BONUS] }, undefined],
  [
    'the same in a source that repeats the close',
    { prev_close: 100_000, close: 55_000, actions: [BONUS] },
    undefined,
  ],
  ['a dividend without data', { prev_close: 95_000, close: 95_500 }, 100_000],
  ['a dividend with its action', { prev_close: 95_000, close: 95_500, actions: [DIVIDEND] }, undefined],
  ['an action that explains too little', { prev_close: 55_600, close: 55_000, actions: [DIVIDEND] }, 95_000],
  ['a close above the limit', { prev_close: 100_000, close: 110_100 }, 100_000],
  ['a close below the limit', { prev_close: 100_000, close: 89_900 }, 100_000],
  ['the first bar that there is', { before: null, prev_close: 100_000, close: 250_000 }, undefined],
])('%s', async (_what, given, kept) => {
  expect(await suspicion(given)).toBe(kept)
})

test('without limits no close is too far', async () => {
  const free = await suspicionOf({
    share: { bar: { prev_close: 100_000, close: 300_000 }, before: { day: BEFORE, close: 100_000 } },
    rules,
    actions: [],
    limitsOf: async () => null,
  })
  expect(free).toBeUndefined()
})

const bar = { prev_close: 100_000, close: 103_000 }
const before = { day: BEFORE, close: 100_000 }

test.each([
  ['its close', { bar, before, is_suspended: false }, undefined, [], { price: 103_000, basis: 'close' }],
  [
    'the close before of one that is suspended',
    { bar: null, before, is_suspended: true },
    undefined,
    [],
    { price: 100_000, basis: 'suspended' },
  ],
  [
    'less what has gone on an ex-date since',
    { bar: null, before, is_suspended: true },
    undefined,
    [BONUS],
    { price: 55_600, basis: 'suspended' },
  ],
  [
    'what it is kept at',
    { bar, before, is_suspended: false },
    { day: '2026-02-02', price: 88_000 },
    [],
    { price: 88_000, basis: 'kept' },
  ],
  ['nothing that is known', { bar: null, before, is_suspended: false }, undefined, [], undefined],
  ['nothing before its first day', { bar: null, before: null, is_suspended: true }, undefined, [], undefined],
])('a share counts with %s', (_what, share, kept, actions, counted) => {
  expect(countedPrice({ share, kept, actions, rules })).toEqual(counted)
})
