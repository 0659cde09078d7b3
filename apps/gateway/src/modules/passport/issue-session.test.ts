import { describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../db/database'
import { meetingOf } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { issueSession } from './issue-session'
import { readVisitorToken } from './visitor-token'

const REPLICAS = 2
/** As many as a pool of a test has connections, so that none waits for one and all meet in the database. */
const AT_ONCE = 5
const IN_TURN = 5

/** Does the same fifty times, ten at once over the connections of two processes. */
async function race<Result>(store: TestStore, work: (db: Database) => Promise<Result>): Promise<Result[]> {
  const replicas = Array.from({ length: REPLICAS }, () =>
    openDatabase({ url: store.database.url, max: AT_ONCE }),
  )
  const runners = replicas.flatMap((db) => Array.from({ length: AT_ONCE }, () => db))
  try {
    const results = await Promise.all(
      runners.map(async (db) => {
        const own: Result[] = []
        for (let turn = 0; turn < IN_TURN; turn += 1) own.push(await work(db))
        return own
      }),
    )
    return results.flat()
  } finally {
    await Promise.all(replicas.map((db) => db.close()))
  }
}

async function softusers({ ctx }: TestStore): Promise<number> {
  return (await ctx.db.pool.query('SELECT FROM softuser')).rowCount ?? 0
}

test('fifty first logins with one phone at once make one visitor, who is new once', async () => {
  await using store = await openTestStore()
  const handset = someHandset()
  const issued = await race(store, (db) => db.orm.transaction((tx) => issueSession(store.ctx, tx, handset)))
  expect(await softusers(store)).toBe(1)
  expect(new Set(issued.map(({ uid }) => uid)).size).toBe(1)
  expect(issued.filter(({ is_new }) => is_new)).toHaveLength(1)
  expect(new Set(issued.map(({ token }) => token)).size).toBe(50)
})

test('the same race without the unique key and its statement makes many: it can tell the difference', async () => {
  await using store = await openTestStore()
  await store.database.owner.pool.query('ALTER TABLE softuser DROP CONSTRAINT softuser_handset_hash_unique')
  const hash = 'h'.repeat(43)
  const allHaveLooked = meetingOf(REPLICAS * AT_ONCE)
  await race(store, async ({ pool }) => {
    const found = await pool.query('SELECT FROM softuser WHERE handset_hash = $1', [hash])
    await allHaveLooked()
    if (found.rowCount) return
    await pool.query('INSERT INTO softuser (handset_hash, handset_enc) VALUES ($1, $2)', [
      hash,
      `k:${'e'.repeat(52)}`,
    ])
  })
  expect(await softusers(store)).toBeGreaterThan(1)
})

test('another phone is another visitor, and the same phone the same one later', async () => {
  await using store = await openTestStore()
  const [first, second] = ['13800138000', '13800138001']
  const login = (handset: string) => issueSession(store.ctx, store.ctx.db.orm, handset)
  const one = await login(first)
  expect(await login(second)).toMatchObject({ uid: one.uid + 1, is_new: true })
  expect(await login(first)).toMatchObject({ uid: one.uid, is_new: false })
})

test('a login lasts 365 days, by the clock of the database, in the token as in the session', async () => {
  await using store = await openTestStore()
  const { token, uid } = await issueSession(store.ctx, store.ctx.db.orm, someHandset())
  const { rows } = await store.ctx.db.pool.query(
    `SELECT jti, uid::int, revoked, expire_at - created_at = interval '365 days' AS is_year,
            floor(extract(epoch FROM expire_at))::int AS exp FROM session`,
  )
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(rows).toEqual([{ jti: claims.jti, uid, revoked: false, is_year: true, exp: claims.exp }])
  expect(claims).toMatchObject({ sub: String(uid), aud: 'visitor' })
  expect(JSON.stringify(claims)).not.toMatch(/1[3-9]\d{9}"/)
})

test('what fails later in the transaction leaves neither visitor nor session behind its token', async () => {
  await using store = await openTestStore()
  let token = ''
  const failing = store.ctx.db.orm.transaction(async (tx) => {
    token = (await issueSession(store.ctx, tx, someHandset())).token
    throw new Error('later')
  })
  await expect(failing).rejects.toThrow('later')
  expect(await readVisitorToken(store.ctx.config, token)).not.toBeNull()
  expect(await softusers(store)).toBe(0)
  expect((await store.ctx.db.pool.query('SELECT FROM session')).rowCount).toBe(0)
})

describe('what is no phone', () => {
  test.each([
    '',
    '1380013800',
    '138001380000',
    '+8613800138000',
    '23800138000',
    '1380013800O',
    ' 13800138000',
  ])('%j gets no session, and is not repeated', async (text) => {
    await using store = await openTestStore()
    const refused = issueSession(store.ctx, store.ctx.db.orm, text)
    await expect(refused).rejects.toThrow(/^A session was asked for something that is no phone number\.$/)
  })
})
