import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../db/database'
import { type DeafLine, openDeafLine } from '../../../testing/deaf-line'
import { eventually } from '../../testing/eventually'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { hearOneself } from './hear-oneself'
import { type ListenOptions, listenToPageChanges, type PageChanges } from './page-changes'

let store: TestStore
let line: DeafLine
let db: Database
const open: PageChanges[] = []
beforeEach(async () => {
  store = await openTestStore()
  line = await openDeafLine(store.database.url)
  db = openDatabase({ url: store.database.url, directUrl: line.urlOf(store.database.url), max: 3 })
})
afterEach(async () => {
  for (const changes of open.splice(0)) await changes.close()
  await db.close()
  await line[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
})

/** Listens over the line, and counts what watchers are notified of. */
async function listen(options: ListenOptions = {}) {
  const heard = { codes: [] as string[], everything: 0, warnings: [] as string[] }
  const log = { warn: (_fields: object, line: string) => heard.warnings.push(line) }
  const changes = await listenToPageChanges(
    { db, log: log as never },
    { beatMs: 50, answerMs: 1_000, ...options },
  )
  open.push(changes)
  changes.watch({
    pageChanged: (code) => void heard.codes.push(code),
    companyChanged: () => {},
    everythingChanged: () => {
      heard.everything += 1
    },
  })
  return heard
}

const announce = (code: string) => db.pool.query("SELECT pg_notify('page_changed', $1)", [code])

test('a connection that answers and hears no notices is found, told of with what to do, and made again', async () => {
  const heard = await listen()
  await announce('one')
  await eventually(async () => expect(heard.codes).toEqual(['one']))
  line.loseNotices()
  await announce('two')
  // Once it has reconnected, it reports that everything may have changed, so that the lost change is found all the
  // same.
  await eventually(async () => expect(heard.everything).toBeGreaterThan(0))
  expect(heard.codes).toEqual(['one'])
  expect(heard.warnings[0]).toMatch(/did not hear its own notice.*set DIRECT_DATABASE_URL to the PostgreSQL/)
  line.mend()
  await eventually(async () => {
    await announce('three')
    expect(heard.codes).toContain('three')
  })
})

test('the broken twin, which only asks the time, goes on without hearing anything', async () => {
  const [sound, broken] = [await listen(), await listen({ hearsItself: false })]
  line.loseNotices()
  await announce('one')
  await eventually(async () => expect(sound.everything).toBeGreaterThan(0))
  expect(broken).toEqual({ codes: [], everything: 0, warnings: [] })
})

test('a first connection that hears nothing tells of every change it may have missed, again and again', async () => {
  line.loseNotices()
  const heard = await listen()
  expect(heard.warnings).toHaveLength(1)
  await eventually(async () => expect(heard.everything).toBeGreaterThan(1))
})

test('a database that cannot be told anything is no proof that a connection is deaf', async () => {
  const hearing = hearOneself(db.openSession(), db.pool, 1_000)
  await db.close()
  expect(await hearing.ask()).toBe('unsaid')
})
