import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { BackupSettings } from '../../config/backup'
import { claimDataFolder } from '../../config/data-folder'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../db/embedded/open-embedded-database'
import { makeBase } from '../make-base'
import type { AboutBase } from '../manifest'
import { readCluster } from '../read-cluster'
import { openBackups, type SealedStore } from '../sealed-store'
import { untilArchived } from '../until-archived'
import { backupKey } from './backup-key'

export const ABOUT: AboutBase = { build: 'test', schema: 1, keys: {}, assets: { count: 0, sha256: '' } }

/** A folder that the database's user can enter, removed at the end. */
export function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yingzao-backup-'))
  chmodSync(folder, 0o711)
  return folder
}

/** An embedded database for one test, with its log archived, and a place for its backups. */
export interface ArchivedDatabase extends AsyncDisposable {
  dataDir: string
  settings: BackupSettings & { to: string }
  store: SealedStore
  cluster: string
  database: EmbeddedDatabase
  client: Client
  base(): ReturnType<typeof makeBase>
  /** Archives and ships everything written so far. */
  ship(): Promise<void>
}

export async function openArchived(): Promise<ArchivedDatabase> {
  const dataDir = someFolder()
  claimDataFolder(dataDir)
  const database = await openEmbeddedDatabase({ dataDir, report: () => {}, isArchived: true })
  const settings = { to: someFolder(), keys: [backupKey('backup')] as const }
  const store = openBackups(settings)
  const { url, place } = database
  const client = new Client({ connectionString: url })
  await client.connect()
  const cluster = readCluster(place)
  return {
    dataDir,
    settings,
    store,
    cluster,
    database,
    client,
    base: () => makeBase({ url, place, store, about: ABOUT }),
    async ship() {
      const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name')
      const name = rows[0]?.name ?? ''
      await untilArchived({ store, place, cluster, first: name, last: name })
    },
    async [Symbol.asyncDispose]() {
      await client.end()
      await database.leave()
      if (existsSync(place.folder)) rmSync(place.folder, { recursive: true })
      for (const folder of [dataDir, settings.to]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
