import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBeaconQueue } from './beacon-queue'

interface Visit {
  session_id: string
  duration: number
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function visit(number: number, duration = 1): Visit {
  return { session_id: `s${number}`, duration }
}

/** A queue over a database that does as instructed, and the fate of every beacon. */
function setup({ capacity = 20_000 } = {}) {
  const batches: Visit[][] = []
  const counts: Record<string, number> = { stored: 0 }
  const count = (name: string, beacons: number) => {
    counts[name] = (counts[name] ?? 0) + beacons
  }
  const database = { answer: async (_visits: readonly Visit[]): Promise<void> => {} }
  const queue = createBeaconQueue<Visit>({
    keyOf: ({ session_id }) => session_id,
    merge: (_earlier, later) => later,
    store: async (visits) => {
      await database.answer(visits)
      batches.push([...visits])
    },
    ledger: {
      stored: (beacons) => count('stored', beacons),
      dropped: (reason, beacons = 1) => count(reason, beacons),
    },
    log: pino({ level: 'silent' }),
    capacity,
  })
  return { queue, batches, counts, database }
}

const away = () => Promise.reject(new Error('connection refused'))

test('visits are gathered for half a second, beacons of one visit into one row', async () => {
  const { queue, batches, counts } = setup()
  for (const number of [1, 2, 1]) queue.add(visit(number))
  await vi.advanceTimersByTimeAsync(499)
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(batches.map((batch) => batch.length)).toEqual([2])
  expect([counts, queue.waiting()]).toEqual([{ stored: 3 }, 0])
})

test('five hundred do not wait for the half second, and never more than one statement runs', async () => {
  const { queue, batches, database } = setup()
  let running = 0
  database.answer = async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    running -= 1
  }
  for (let number = 0; number < 1_200; number += 1) queue.add(visit(number))
  await vi.advanceTimersByTimeAsync(200)
  expect(batches.map((batch) => batch.length)).toEqual([500, 500])
  await vi.advanceTimersByTimeAsync(600)
  expect(batches.map((batch) => batch.length)).toEqual([500, 500, 200])
})

test('while the database is away visits wait, the oldest are dropped over the limit, the rest is stored once', async () => {
  const { queue, batches, counts, database } = setup({ capacity: 1_000 })
  database.answer = away
  for (let number = 0; number < 600; number += 1) queue.add(visit(number))
  await vi.advanceTimersByTimeAsync(2_000)
  for (let number = 500; number < 1_500; number += 1) queue.add(visit(number))
  expect(counts).toEqual({ stored: 0, backlog: 500 })
  database.answer = async () => {}
  await vi.advanceTimersByTimeAsync(10_000)
  expect([counts, queue.waiting()]).toEqual([{ stored: 1_100, backlog: 500 }, 0])
  expect(new Set(batches.flat().map(({ session_id }) => session_id)).size).toBe(1_000)
})

test('a database that stays away is asked less and less often', async () => {
  const { queue, database } = setup()
  const asked = vi.fn(away)
  database.answer = asked
  queue.add(visit(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.length).toBeGreaterThan(10)
  expect(asked.mock.calls.length).toBeLessThan(20)
})

test('a row that the database refuses is dropped alone', async () => {
  const { queue, counts, database } = setup()
  database.answer = async (visits) => {
    if (visits.some(({ session_id }) => session_id === 's7'))
      throw Object.assign(new Error(), { code: '22021' })
  }
  for (let number = 0; number < 50; number += 1) queue.add(visit(number))
  await vi.advanceTimersByTimeAsync(500)
  expect(counts).toEqual({ stored: 49, refused: 1 })
})

test('leaving stores what waits, and gives up on a database that is away', async () => {
  const healthy = setup()
  for (let number = 0; number < 700; number += 1) healthy.queue.add(visit(number))
  await Promise.all([healthy.queue.close(), healthy.queue.close()])
  expect(healthy.counts).toEqual({ stored: 700 })

  const lost = setup()
  lost.database.answer = vi.fn(away)
  for (let number = 0; number < 700; number += 1) lost.queue.add(visit(number))
  await lost.queue.close()
  expect([lost.counts, lost.queue.waiting()]).toEqual([{ stored: 0, shutdown: 700 }, 0])
  expect(lost.database.answer).toHaveBeenCalledTimes(1)
})
