import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSwitchReader } from '../../kill-switch'
import { eventually } from '../../testing/eventually'
import { signInMember } from '../../testing/sign-in-member'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { followSwitches } from './follow-switches'
import { listenToPageChanges, type PageChanges } from './page-changes'

const PAGE_CALLS = { pageChanged: () => {}, companyChanged: () => {}, everythingChanged: () => {} }

let store: TestStore
let changes: PageChanges
let member_id: number
beforeAll(async () => {
  store = await openTestStore()
  changes = await listenToPageChanges(store.ctx)
  member_id = (await signInMember(store, { roles: ['operator'] })).member_id
})
afterAll(async () => {
  await changes.close()
  await store[Symbol.asyncDispose]()
})

/** A process as far as switches are concerned; `told` counts how often its pages had to be rendered again. */
function follower(options?: { looksByItself: boolean }) {
  const switches = createSwitchReader({ db: store.ctx.db })
  const following = followSwitches({ switches, log: store.ctx.log }, changes, options)
  const process = { told: 0, switches, stop: following.stop }
  following.watch({
    ...PAGE_CALLS,
    switchesChanged: () => {
      process.told += 1
    },
  })
  return process
}

const setWord = (word: string) =>
  store.database.owner.pool.query(
    "INSERT INTO kill_switch (scope, value, reason, set_by) VALUES ('word', $1, '监管要求', $2)",
    [word, member_id],
  )

test('a process that misses a notice finds the switch by itself within five seconds; its broken twin never does', async () => {
  const sound = follower()
  const broken = follower({ looksByItself: false })
  await setWord('一')
  await eventually(async () => expect([sound.told, broken.told]).toEqual([1, 1]))
  await store.database.owner.pool.query('ALTER TABLE kill_switch DISABLE TRIGGER kill_switch_announced')
  const began = performance.now()
  await setWord('二')
  await eventually(async () => expect(sound.told).toBe(2))
  expect(performance.now() - began).toBeLessThan(5_000)
  await setWord('三')
  await eventually(async () => expect(sound.told).toBe(3))
  expect(broken.told).toBe(1)
  expect(broken.switches.known().map(({ value }) => value)).toEqual(['一'])
  await store.database.owner.pool.query('ALTER TABLE kill_switch ENABLE TRIGGER kill_switch_announced')
  sound.stop()
  broken.stop()
})

test('a process that cannot ask keeps what it knew, and is told once for what has changed', async () => {
  const process = follower()
  await eventually(async () => expect(process.told).toBe(1))
  const known = process.switches.known()
  const isAway = () => {
    throw new Error('away')
  }
  const away = { select: isAway }
  const reader = createSwitchReader({
    db: { ...store.ctx.db, orm: away } as never,
  })
  await expect(reader.read()).rejects.toThrow()
  expect(process.switches.known()).toBe(known)
  expect(known).toHaveLength(3)
  process.stop()
})
