import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { race } from '../modules/testing/race'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { waitingForLocks } from '../testing/waiting-for-locks'
import { type Lease, LostLease, takeLease } from './lease'
import { findToken, storeToken } from './token-store'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

/** For a lease that expires at once: its holder is slow. */
const NONE = 0
const LONG = 60

async function taken(name: string, seconds: number): Promise<Lease> {
  const lease = await takeLease(database.db, name, seconds)
  if (!lease) throw new Error(`${name} is taken.`)
  return lease
}

const write = (lease: Lease, name: string, token: string) =>
  database.db.orm.transaction(async (tx) => {
    await lease.hold(tx)
    await storeToken(tx, name, { token, lifetime: 7_200 })
  })

/** Writes like somebody who only hopes to have the lease still. */
const writeCarelessly = (_lease: Lease, name: string, token: string) =>
  storeToken(database.db.orm, name, { token, lifetime: 7_200 })

test('nobody else has it until it is given back or over', async () => {
  const first = await taken('a', LONG)
  expect(await takeLease(database.db, 'a', LONG)).toBeUndefined()
  await first.giveBack()
  const second = await taken('a', NONE)
  const third = await taken('a', LONG)
  expect(new Set([first.epoch, second.epoch, third.epoch]).size).toBe(3)
  await second.giveBack()
  expect(await takeLease(database.db, 'a', LONG)).toBeUndefined()
})

test('it is renewed while it is one’s own, also after its end, and not once another has it', async () => {
  const first = await taken('b', NONE)
  expect(await first.renew(LONG)).toBe(true)
  expect(await takeLease(database.db, 'b', LONG)).toBeUndefined()
  await first.renew(NONE)
  await taken('b', LONG)
  expect(await first.renew(LONG)).toBe(false)
})

test('who has lost it writes nothing over what its successor wrote; careless, it would', async () => {
  const slow = await taken('c', NONE)
  const next = await taken('c', LONG)
  await write(next, 'c', 'new')
  await expect(write(slow, 'c', 'old')).rejects.toThrow(LostLease)
  expect((await findToken(database.db.orm, 'c'))?.token).toBe('new')
  await writeCarelessly(slow, 'c', 'old')
  expect((await findToken(database.db.orm, 'c'))?.token).toBe('old')
})

test('nobody takes it over while its holder writes', async () => {
  const slow = await taken('d', NONE)
  let taking: Promise<Lease> | undefined
  let isTaken = false
  await database.db.orm.transaction(async (tx) => {
    await slow.hold(tx)
    taking = taken('d', LONG)
    void taking.then(() => {
      isTaken = true
    })
    await vi.waitUntil(async () => (await waitingForLocks(database.owner.pool)) > 0, { timeout: 20_000 })
    expect(isTaken).toBe(false)
  })
  expect((await taking)?.epoch).not.toBe(slow.epoch)
})

test('of many that count under it, however slow, each counts on from the one before; careless, some count the same', async () => {
  const count = async (name: string, way: typeof write) => {
    const seen: string[] = []
    await race(40, async () => {
      const lease = await takeLease(database.db, name, NONE)
      if (!lease) return
      const next = String(Number((await findToken(database.db.orm, name))?.token ?? '0') + 1)
      // Meanwhile others take it over.
      await database.db.pool.query('SELECT pg_sleep(0.005)')
      await way(lease, name, next).then(
        () => seen.push(next),
        (error: unknown) => {
          if (!(error instanceof LostLease)) throw error
        },
      )
    })
    return seen.length - new Set(seen).size
  }
  expect(await count('sound', write)).toBe(0)
  expect(await count('careless', writeCarelessly)).toBeGreaterThan(0)
})
