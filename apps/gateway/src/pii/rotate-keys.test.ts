import { expect, test } from 'vitest'
import type { KeySet } from '../config/key-set'
import type { Context } from '../context'
import { allTables } from '../modules'
import { issueSession } from '../modules/passport'
import { openTestStore, type TestStore, testKey } from '../modules/testing/start-test-gateway'
import { rotateKeys } from './rotate-keys'
import { openHandset } from './sealed-handset'
import { sealedColumns } from './sealed-tables'

const OLD = testKey('test')
const NEW = testKey('next')

const phones = (count: number) =>
  Array.from({ length: count }, (_none, n) => `139${String(n).padStart(8, '0')}`)

/** A process with other keys on the same database. */
function withKeys({ ctx }: TestStore, ...piiKeys: KeySet): Context {
  return { ...ctx, config: { ...ctx.config, piiKeys } }
}

async function signUp(ctx: Context, handsets: string[]): Promise<void> {
  for (const handset of handsets) await issueSession(ctx, ctx.db.orm, handset)
}

/** Every stored phone as this process reads it, and the ids of the keys in use. */
async function stored(ctx: Context) {
  const { rows } = await ctx.db.pool.query('SELECT handset_enc, handset_hash FROM softuser ORDER BY 1')
  return {
    phones: rows.map((row) => openHandset(ctx.config, 'softuser', row)).sort(),
    keys: [...new Set(rows.map(({ handset_enc }) => handset_enc.split(':')[0]))],
  }
}

test('every phone moves to the newest key, in batches, and then needs no other', async () => {
  await using store = await openTestStore()
  await signUp(store.ctx, phones(23))
  const ctx = withKeys(store, NEW, OLD)
  expect(await rotateKeys(ctx, allTables, 5)).toContainEqual({
    table: 'softuser',
    rotated: 23,
    unreadable: [],
  })
  expect(await stored(withKeys(store, NEW))).toEqual({ phones: phones(23), keys: ['next'] })
  expect(await rotateKeys(ctx, allTables, 5)).toContainEqual({
    table: 'softuser',
    rotated: 0,
    unreadable: [],
  })
})

test('a rotation that was broken off goes on where it was', async () => {
  await using store = await openTestStore()
  await signUp(store.ctx, phones(20))
  const ctx = withKeys(store, NEW, OLD)
  // The thirteenth row cannot be rewritten, whoever tries.
  await store.database.owner.pool.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON softuser FOR EACH ROW WHEN (OLD.softuser_id = 13) EXECUTE FUNCTION fail()`)
  await expect(rotateKeys(ctx, allTables, 5)).rejects.toThrow()
  expect(await stored(ctx)).toEqual({ phones: phones(20), keys: ['next', 'test'] })
  await store.database.owner.pool.query('DROP TRIGGER fail ON softuser')
  expect(await rotateKeys(ctx, allTables, 5)).toContainEqual({
    table: 'softuser',
    rotated: 10,
    unreadable: [],
  })
  expect(await stored(withKeys(store, NEW))).toEqual({ phones: phones(20), keys: ['next'] })
})

test('two rotations and logins at the same time lose nothing, and each phone is rotated once', async () => {
  await using store = await openTestStore()
  await signUp(store.ctx, phones(60))
  const ctx = withKeys(store, NEW, OLD)
  const [one, two] = await Promise.all([
    rotateKeys(ctx, allTables, 7),
    rotateKeys(ctx, allTables, 11),
    // Known phones are used while they are being re-encrypted; new ones come with the newest key.
    signUp(ctx, phones(80)),
  ])
  const rotated = [...one, ...two].filter(({ table }) => table === 'softuser')
  expect(rotated.reduce((sum, report) => sum + report.rotated, 0)).toBe(60)
  expect(await stored(withKeys(store, NEW))).toEqual({ phones: phones(80), keys: ['next'] })
})

test('a phone that cannot be read is named by its row, stays as it was, and keeps no other', async () => {
  await using store = await openTestStore()
  await signUp(store.ctx, phones(5))
  await store.ctx.db.pool.query(
    "UPDATE softuser SET handset_enc = overlay(handset_enc PLACING 'AAAA' FROM 20) WHERE softuser_id = 3",
  )
  expect(await rotateKeys(withKeys(store, NEW, OLD), allTables, 2)).toContainEqual({
    table: 'softuser',
    rotated: 4,
    unreadable: ['3'],
  })
  const { rows } = await store.ctx.db.pool.query(
    "SELECT softuser_id::int AS id FROM softuser WHERE starts_with(handset_enc, 'test:')",
  )
  expect(rows).toEqual([{ id: 3 }])
})

test('every column of encrypted texts is rotated', async () => {
  await using store = await openTestStore()
  const { rows } = await store.ctx.db.pool.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%\\_enc'`,
  )
  const found = rows.map(({ name }) => name).sort()
  expect(found).toContain('survey_answer.personal_enc')
  const rotated = sealedColumns(allTables).map(({ name, column }) => `${name}.${column}`)
  expect(rotated.sort()).toEqual(found)
})
