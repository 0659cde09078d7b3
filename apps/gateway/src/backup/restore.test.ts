import { cpSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimDataFolder } from '../config/data-folder'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database'
import { lateParts, readBackupStatus } from './backup-status'
import { chooseBase } from './choose-base'
import { diskStore } from './disk-store'
import type { Manifest } from './manifest'
import { pruneBackups } from './prune-backups'
import { restoreCluster } from './restore-cluster'
import { openBackups, type SealedStore, sealedStore } from './sealed-store'
import { type ArchivedDatabase, openArchived, someFolder } from './testing/archived-database'
import { backupKey } from './testing/backup-key'
import { shipOwn } from './until-archived'
import { verifyBackup } from './verify-backup'
import { isSegment } from './wal-names'

let source: ArchivedDatabase
let base: Manifest
/** Between the third row and the fourth. */
let between: Date
const folders: string[] = []

beforeAll(async () => {
  source = await openArchived()
  await source.client.query(
    'CREATE TABLE kept (row int PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())',
  )
  await source.client.query('INSERT INTO kept VALUES (1)')
  base = (await source.base()) as Manifest
  await source.client.query('INSERT INTO kept VALUES (2)')
  await source.ship()
  await source.client.query('INSERT INTO kept VALUES (3)')
  const { rows } = await source.client.query('SELECT clock_timestamp() AS at, pg_sleep(0.05)')
  between = rows[0].at
  await source.client.query('INSERT INTO kept VALUES (4)')
  await source.ship()
  await source.client.query('INSERT INTO kept VALUES (5)')
  await source.ship()
}, 120_000)

afterAll(async () => {
  await source[Symbol.asyncDispose]()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Restores, starts the result, and returns the rows of the table in it. */
async function restored(store: SealedStore, to?: Date): Promise<number[]> {
  const dataDir = someFolder()
  folders.push(dataDir)
  claimDataFolder(dataDir)
  const chosen = await chooseBase(store, { to })
  const { place } = await restoreCluster({ store, dataDir, chosen, to, isArchived: false, report: () => {} })
  folders.push(place.folder)
  const database = await openEmbeddedDatabase({ dataDir, report: () => {} })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ row: number }>('SELECT row FROM kept ORDER BY row')
  await client.end()
  await database.leave()
  return rows.map(({ row }) => row)
}

/** The same backups in a folder of their own, with a fault. */
function copyWith(fault: (folder: string) => void, keys = source.settings.keys): SealedStore {
  const to = someFolder()
  folders.push(to)
  cpSync(source.settings.to, to, { recursive: true })
  fault(to)
  return openBackups({ to, keys })
}

const walFolder = (folder: string) => join(folder, source.cluster, 'wal')
const baseFolder = (folder: string) => join(folder, source.cluster, 'base', base.id)
/** The segments after the base, the oldest first. */
const laterSegments = (folder: string) =>
  readdirSync(walFolder(folder))
    .filter((name) => isSegment(name) && name > base.stop_segment)
    .sort()

test('everything that was archived is there again', async () => {
  expect(await restored(source.store)).toEqual([1, 2, 3, 4, 5])
})

test('to a moment: what was committed before it is there, and nothing after', async () => {
  expect(await restored(source.store, between)).toEqual([1, 2, 3])
})

test('a moment that was not archived yet is refused in words, and so is one before all bases', async () => {
  await expect(restored(source.store, new Date(Date.now() + 3_600_000))).rejects.toThrow(
    /The log ends before/,
  )
  await expect(restored(source.store, new Date(0))).rejects.toThrow(/No base ended before 1970/)
})

test('a database that is there is not written over', async () => {
  const chosen = await chooseBase(source.store, { to: undefined })
  const { store, dataDir } = source
  const again = restoreCluster({ store, dataDir, chosen, to: undefined, isArchived: false, report: () => {} })
  await expect(again).rejects.toThrow(/nothing is written over it/)
})

describe('is refused with a reason', () => {
  test.each<[string, (folder: string) => void, RegExp]>([
    [
      'a log with a segment that is missing',
      (folder) => rmSync(join(walFolder(folder), laterSegments(folder)[0] ?? '')),
      /The segment [0-9A-F]{24} of the log is missing/,
    ],
    [
      'a base without the end of its log',
      (folder) => {
        for (const name of [...laterSegments(folder), base.stop_segment])
          rmSync(join(walFolder(folder), name))
      },
      /The segment [0-9A-F]{24} of the log is missing.*Nothing can be restored/,
    ],
    ['half a base', (folder) => rmSync(join(baseFolder(folder), 'manifest')), /no base.*half/],
    [
      'a base of which a part is missing',
      (folder) => rmSync(join(baseFolder(folder), '000001')),
      /000001 is missing/,
    ],
    [
      'a base of which a part is cut',
      (folder) => truncateSync(join(baseFolder(folder), '000001'), 1_000),
      /000001 does not open/,
    ],
    [
      'a segment that is cut',
      (folder) => truncateSync(join(walFolder(folder), laterSegments(folder)[0] ?? ''), 500),
      /does not open/,
    ],
  ])('%s', async (_what, fault, why) => {
    const store = copyWith(fault)
    await expect(restored(store)).rejects.toThrow(why)
  })

  test('a key that is not the one', async () => {
    const wrong = [{ ...backupKey('other'), id: 'backup' }] as const
    await expect(restored(openBackups({ ...source.settings, keys: wrong }))).rejects.toThrow(
      /BACKUP_KEY holds another key/,
    )
    await expect(restored(openBackups({ ...source.settings, keys: [backupKey('x')] }))).rejects.toThrow(
      /key "backup", which BACKUP_KEY does not hold/,
    )
  })
})

test('up to a gap the log can be restored', async () => {
  const store = copyWith((folder) => rmSync(join(walFolder(folder), laterSegments(folder).at(-2) ?? '')))
  await expect(restored(store)).rejects.toThrow(/say so with --to/)
})

test('verify reads everything, and names all that is wrong at once', async () => {
  expect(await verifyBackup(source.store, { manifest: base })).toMatchObject({ problems: [], timelines: 1 })
  const store = copyWith((folder) => {
    truncateSync(join(baseFolder(folder), '000001'), 1_000)
    const [first = '', second = ''] = laterSegments(folder)
    rmSync(join(walFolder(folder), first))
    cpSync(join(walFolder(folder), base.stop_segment), join(walFolder(folder), second))
  })
  const { problems } = await verifyBackup(store, { manifest: base })
  expect(problems).toEqual([
    expect.stringContaining('000001 does not open'),
    expect.stringContaining('is missing'),
    expect.stringContaining('renamed'),
  ])
})

test('a store that is full loses nothing, and is told', async () => {
  const { database, cluster } = source
  const { place } = database
  const disk = diskStore(source.settings.to)
  const full = sealedStore(
    {
      ...disk,
      put: async () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    },
    source.settings,
  )
  await source.client.query('INSERT INTO kept VALUES (6)')
  const { rows } = await source.client.query('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  await expect
    .poll(() => shipOwn({ store: full, place, cluster }).catch((error: Error) => error.message), {
      timeout: 20_000,
    })
    .toContain('ENOSPC')
  const status = await readBackupStatus(source.store, { place, cluster })
  expect(status.waiting).toBeGreaterThan(0)
  expect(lateParts(status, Date.now() + 200_000)).toEqual(['wal-late'])
  expect(lateParts(status)).toEqual([])
  await shipOwn({ store: source.store, place, cluster })
  expect(await source.store.find(`${cluster}/wal/${rows[0].name}`)).toBeDefined()
  expect((await readBackupStatus(source.store, { place, cluster })).waiting).toBe(0)
})

test('a segment with other bytes than what is stored is never written over', async () => {
  const { place } = source.database
  const store = copyWith(() => {})
  await source.client.query('INSERT INTO kept VALUES (7)')
  const { rows } = await source.client.query('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  const path = `${source.cluster}/wal/${rows[0].name}`
  await store.put(path, await store.get(`${source.cluster}/wal/${base.stop_segment}`))
  await expect
    .poll(() => shipOwn({ store, place, cluster: source.cluster }).catch((error: Error) => error.message), {
      timeout: 20_000,
    })
    .toMatch(/with other bytes, and is not written over/)
})

test('old bases go, with the log that only they needed, once a new one is whole', async () => {
  const second = (await source.base()) as Manifest
  const store = copyWith((folder) =>
    cpSync(baseFolder(folder), join(folder, source.cluster, 'base/20200101T000000.000Z'), {
      recursive: true,
    }),
  )
  // An old incomplete base, as its manifest does not open under another name: its whole folder is removed.
  await store.delete(`${source.cluster}/base/20200101T000000.000Z/manifest`)
  const pruned = await pruneBackups(store, source.cluster, { kept: 1 })
  expect(pruned.bases).toEqual([base.id, '20200101T000000.000Z'])
  expect(pruned.segments).toBeGreaterThan(0)
  expect(await verifyBackup(store, { manifest: second })).toMatchObject({ problems: [] })
})
