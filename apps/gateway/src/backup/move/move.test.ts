import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimDataFolder } from '../../config/data-folder'
import { openProcessDatabase, type ProcessDatabase } from '../../db/open-process-database'
import { jobNames } from '../../modules'
import { appendAudit, verifyAudit } from '../../modules/audit'
import { issueSession } from '../../modules/passport'
import { openTestStore, type TestStore } from '../../modules/testing/start-test-gateway'
import { someFolder } from '../testing/archived-database'
import { exportTables } from './export-tables'
import { importTables } from './import-tables'
import { tablesOf } from './tables-of'

const folders: string[] = []
const opened: ProcessDatabase[] = []
let store: TestStore
let from: ProcessDatabase
let exported: string

async function openCluster(): Promise<ProcessDatabase> {
  const dataDir = someFolder()
  folders.push(dataDir)
  claimDataFolder(dataDir)
  const db = await openProcessDatabase(
    {
      env: 'test',
      dataDir,
      databaseUrl: undefined,
      directDatabaseUrl: undefined,
      migrationDatabaseUrl: undefined,
    },
    () => {},
  )
  opened.push(db)
  await db.prepare(jobNames)
  return db
}

const partsOf = ({ embedded }: ProcessDatabase) => {
  if (!embedded) throw new Error('It is embedded.')
  return { url: embedded.url, place: embedded.place }
}

/** The rows of every table, as text, in a fixed order. */
async function contentOf(db: ProcessDatabase): Promise<Record<string, string>> {
  const client = new Client({ connectionString: partsOf(db).url })
  await client.connect()
  const content: Record<string, string> = {}
  for (const { schema, name } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(one::text, ',' ORDER BY one::text)), '') AS rows FROM "${schema}"."${name}" AS one`,
    )
    content[`${schema}.${name}`] = rows[0]?.rows ?? ''
  }
  await client.end()
  return content
}

beforeAll(async () => {
  store = await openTestStore()
  from = await openCluster()
  const { config } = store.ctx
  await issueSession({ config }, from.orm, '13800138000')
  await from.orm.transaction((tx) =>
    appendAudit(
      { config },
      tx,
      { who: 'cli:test', ip: null },
      { action: 'test.move', subject: 'test:"\\t\n' },
    ),
  )
  // A month that a new database would not have.
  const client = new Client({ connectionString: partsOf(from).url })
  await client.connect()
  await client.query(`
    CREATE TABLE visit_log_2020_01 PARTITION OF visit_log FOR VALUES FROM ('2020-01-01') TO ('2020-02-01');
    INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, container, created_at)
    VALUES ('2020-01-15', 's', '', 1, 'sale', 1, 'wx', '2020-01-15')`)
  await client.end()
  exported = someFolder()
  folders.push(exported)
  await exportTables({ ...partsOf(from), folder: exported })
}, 120_000)

afterAll(async () => {
  await store[Symbol.asyncDispose]()
  for (const db of opened) await db.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('every row of every table arrives in another cluster, evidence too, and numbers go on from there', async () => {
  const to = await openCluster()
  await importTables({ ...partsOf(to), folder: exported })
  expect(await contentOf(to)).toEqual(await contentOf(from))
  expect((await verifyAudit({ config: store.ctx.config, db: to })).tamperings).toEqual([])
  // A start grants the service rights to what is new, and nothing prevents further writes.
  await to.prepare(jobNames)
  const first = await issueSession(store.ctx, from.orm, '13800138000')
  const again = await issueSession(store.ctx, to.orm, '13800138000')
  const other = await issueSession(store.ctx, to.orm, '13900139000')
  expect(again.uid).toBe(first.uid)
  expect(other.uid).toBeGreaterThan(first.uid)
}, 120_000)

test('an export of which a byte is another is refused before anything is written', async () => {
  appendFileSync(join(exported, '0001.copy'), '\\N\n')
  const to = opened[1]
  if (!to) throw new Error('The first test opens it.')
  const before = await contentOf(to)
  await expect(importTables({ ...partsOf(to), folder: exported })).rejects.toThrow(/0001.copy .* was changed/)
  expect(await contentOf(to)).toEqual(before)
})
