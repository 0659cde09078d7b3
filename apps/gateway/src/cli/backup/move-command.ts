import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupFault } from '../../backup/backup-fault'
import { exportTables } from '../../backup/move/export-tables'
import { importTables } from '../../backup/move/import-tables'
import { readCredentials } from '../../db/embedded/credentials'
import type { CliHost, OpenedDatabase } from '../cli-host'
import { withDatabase } from '../with-database'

type Host = Omit<CliHost, 'openContext'>

/** Writes the whole database into files that a later PostgreSQL reads. */
export async function exportCommand(host: Host, to: string): Promise<0 | 1> {
  const folder = resolve(to)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupFault(
      'other',
      `${folder} is not empty, and nothing is written over it. Name an empty folder, or one that is not there.`,
    )
  return withDatabase<0 | 1>(host, async (db) => {
    const { tables } = await exportTables({ ...embeddedOf(db), folder, report: host.out })
    host.out(
      `已导出 ${tables.length} 张表、${sum(tables)} 行到 ${folder}。其中除手机号等加密内容外都是明文，导入后请删除。`,
    )
    return 0
  })
}

/** Makes a database from an export, where there is none yet. */
export async function importCommand(host: Host, from: string): Promise<0 | 1> {
  const { dataDir } = host.config
  const known = readCredentials(dataDir)
  if (known && existsSync(join(resolve(dataDir, known.folder), 'cluster')))
    throw new BackupFault(
      'other',
      `There is a database in ${dataDir} already, and nothing is written over it. Set DATA_DIR to a new folder, or move its database away.`,
    )
  return withDatabase<0 | 1>(host, async (db) => {
    const { tables, postgres } = await importTables({
      ...embeddedOf(db),
      folder: resolve(from),
      report: host.out,
    })
    host.out(
      `已从 PostgreSQL ${postgres} 的导出中导入 ${tables.length} 张表、${sum(tables)} 行，行数全部一致。`,
    )
    return 0
  })
}

function embeddedOf({ embedded }: OpenedDatabase) {
  if (embedded) return { url: embedded.url, place: embedded.place }
  throw new BackupFault('away', 'DATABASE_URL names a server of its own: pg_dump and pg_restore move it.')
}

function sum(tables: readonly { rows: number }[]): number {
  return tables.reduce((all, { rows }) => all + rows, 0)
}
