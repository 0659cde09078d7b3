import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf, howMany, noVisitors, type Registers, takeEntries, unite } from './registers'
import { readStored, storedForm, takeStored } from './stored-form'

const KEY = 'key of this test'

/** A sketch of so many visitors, who are different ones under another name. */
function sketchOf(count: number, name = 'v'): Registers {
  const sketch = noVisitors()
  takeEntries(sketch, entries(count, name))
  return sketch
}

function* entries(count: number, name: string): Generator<number> {
  for (let n = 0; n < count; n += 1) yield entryOf(KEY, `${name}-${n}`)
}

/** Sets of visitors, some of them in several; few and many, so that both forms occur. */
const visitors = fc
  .record({ from: fc.nat(3_000), count: fc.oneof(fc.nat(40), fc.nat(6_000)) })
  .map(({ from, count }) => {
    const sketch = noVisitors()
    for (let n = from; n < from + count; n += 1) takeEntries(sketch, [known(n)])
    return storedForm(sketch)
  })
const hashed = new Map<number, number>()
function known(n: number): number {
  const entry = hashed.get(n) ?? entryOf(KEY, `v-${n}`)
  hashed.set(n, entry)
  return entry
}

/** Unites what is stored. */
function united(...stored: Buffer[]): Buffer {
  const sketch = noVisitors()
  for (const one of stored) takeStored([sketch], one)
  return storedForm(sketch)
}

describe('uniting', () => {
  test('asks neither for an order nor how often, whatever the forms', () => {
    fc.assert(
      fc.property(visitors, visitors, visitors, (a, b, c) => {
        expect(united(a, b)).toEqual(united(b, a))
        expect(united(united(a, b), c)).toEqual(united(a, united(b, c)))
        expect(united(a, a)).toEqual(a)
        expect(united(a, b, a)).toEqual(united(a, b))
      }),
      { numRuns: 60 },
    )
  })

  test('into several at once is as into each', () => {
    fc.assert(
      fc.property(visitors, visitors, visitors, (a, b, c) => {
        const several = [readStored(a), readStored(b), noVisitors()]
        takeStored(several, c)
        expect(several.map(storedForm)).toEqual([united(a, c), united(b, c), c])
      }),
      { numRuns: 40 },
    )
  })

  test('of sketches in memory is the same', () => {
    fc.assert(
      fc.property(visitors, visitors, (a, b) => {
        const sketch = readStored(a)
        unite(sketch, readStored(b))
        expect(storedForm(sketch)).toEqual(united(a, b))
      }),
      { numRuns: 30 },
    )
  })

  test('by adding ranks in place of the higher one is found out', () => {
    const careless = (a: Registers, b: Registers) =>
      a.map((rank, register) => Math.min(63, rank + (b[register] ?? 0)))
    const some = sketchOf(50)
    expect(careless(some, some)).not.toEqual(some)
  })
})

describe('what is stored', () => {
  test('is read as it was, in whichever form', () => {
    fc.assert(
      fc.property(visitors, (stored) => {
        expect(storedForm(readStored(stored))).toEqual(stored)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    [0, 0],
    [1, 4],
    [100, 300],
    [30_000, 6_145],
  ])('of %i visitors has about %i bytes, and never more than all registers take', (count, bytes) => {
    const { length } = storedForm(sketchOf(count))
    expect(length).toBeLessThanOrEqual(6_145)
    expect(Math.abs(length - bytes)).toBeLessThanOrEqual(bytes * 0.05)
  })

  test('of other bytes is refused', () => {
    for (const bytes of [[3], [1, 0], [2, 0, 0]])
      expect(() => readStored(Buffer.from(bytes))).toThrow('no sketch of visitors')
  })
})

test('numbers are within three per cent for 19 of 20 sets of visitors, few or many', () => {
  const SIZES = [100, 1_000, 10_000, 30_000]
  const errors = new Map(SIZES.map((size): [number, number[]] => [size, []]))
  for (let set = 0; set < 20; set += 1) {
    const sketch = noVisitors()
    let taken = 0
    for (const size of SIZES) {
      for (; taken < size; taken += 1) takeEntries(sketch, [entryOf(KEY, `set ${set} visitor ${taken}`)])
      errors.get(size)?.push(Math.abs(howMany(sketch) / size - 1))
    }
  }
  for (const [size, ofSize] of errors) {
    const p95 = ofSize.toSorted((a, b) => a - b)[18] ?? 1
    expect([size, p95 <= 0.03, p95]).toEqual([size, true, p95])
  }
}, 60_000)

// Hashing 20 million names takes a minute; where the bits come from makes no difference to the estimate.
test('numbers are within three per cent of a million too', () => {
  const errors = Array.from({ length: 20 }, (_none, set) => {
    const next = randomBits(set + 1)
    const sketch = noVisitors()
    for (let n = 0; n < 1_000_000; n += 1) {
      const [high, low] = [next(), next()]
      const rest = (high % 2 ** 19) * 2 ** 32 + low
      const rank = rest === 0 ? 52 : 51 - Math.floor(Math.log2(rest))
      const register = high >>> 19
      if ((sketch[register] ?? 0) < rank) sketch[register] = rank
    }
    return Math.abs(howMany(sketch) / 1_000_000 - 1)
  })
  expect(errors.toSorted((a, b) => a - b)[18]).toBeLessThanOrEqual(0.03)
}, 60_000)

/** Numbers of 32 bits that look random and are the same each time (splitmix32). */
function randomBits(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

test('nobody and few are counted exactly', () => {
  for (const count of [0, 1, 2, 10, 30]) expect(howMany(sketchOf(count))).toBe(count)
})

test('a visitor does something else to a sketch with another key', () => {
  expect(entryOf('other key', 'v-1')).not.toBe(entryOf(KEY, 'v-1'))
})
