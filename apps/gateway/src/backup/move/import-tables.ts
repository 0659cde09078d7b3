import { chown, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from '../../db/with-connection'
import { BackupFault } from '../backup-fault'
import { type ExportManifest, exportManifest, hashFile, type MoveOptions } from './export-tables'
import { quotedColumns, quotedTable, tablesOf } from './tables-of'

/** Reads the manifest of an export. Throws a BackupFault where it is incomplete. */
export async function readExport(folder: string): Promise<ExportManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new BackupFault(
      'missing',
      `There is no manifest.json in ${folder}, so it is no export, or one that was broken off.`,
    )
  const manifest = exportManifest.parse(JSON.parse(text))
  for (const { file, sha256, schema, name } of manifest.tables) {
    const found = await hashFile(join(folder, file)).catch(() => undefined)
    if (found !== sha256)
      throw new BackupFault(
        'damaged',
        `${file} of ${folder}, which holds ${schema}.${name}, is missing or was changed. Export again.`,
      )
  }
  return manifest
}

/**
 * Stores everything from an export in a database of the same schema that nobody has used yet: all of it or nothing.
 * What the migrations put there is removed first; triggers and references are off, as all rows come as they were.
 * Throws a BackupFault for a table or a column that this build does not have, and when not every row arrives.
 */
export async function importTables({
  url,
  place,
  folder,
  report = () => {},
}: MoveOptions): Promise<ExportManifest> {
  const manifest = await readExport(folder)
  const desk = await mkdtemp(join(place.folder, 'moving-'))
  if (place.user) await chown(desk, place.user.uid, place.user.gid)
  try {
    await withConnection(url, async (client) => {
      await client.query('SET statement_timeout = 0')
      await client.query('BEGIN')
      // Only a superuser may do this; the owner of the embedded database is one.
      await client.query('SET LOCAL session_replication_role = replica')
      await makeParts(client, manifest)
      await refuseOtherSchema(client, manifest)
      await empty(client)
      for (const table of manifest.tables) {
        await copyFile(join(folder, table.file), join(desk, table.file))
        if (place.user) await chown(join(desk, table.file), place.user.uid, place.user.gid)
        const path = client.escapeLiteral(join(desk, table.file))
        const { rowCount } = await client.query(
          `COPY ${quotedTable(client, table)} ${quotedColumns(client, table)} FROM ${path}`,
        )
        await rm(join(desk, table.file))
        if (rowCount !== table.rows)
          throw new BackupFault(
            'damaged',
            `Of ${table.name} ${rowCount} rows arrived and ${table.rows} were exported.`,
          )
        if (rowCount) report(`${table.schema}.${table.name}: ${rowCount}`)
      }
      for (const [name, value] of Object.entries(manifest.sequences))
        await client.query(`SELECT setval($1::regclass, $2::bigint, $3)`, [name, value ?? 1, value !== null])
      await client.query('COMMIT')
      await client.query('ANALYZE')
    })
    return manifest
  } finally {
    await rm(desk, { recursive: true, force: true })
  }
}

/** Partitions that existed: months and queues. */
async function makeParts(client: Client, { tables }: ExportManifest): Promise<void> {
  for (const table of tables) {
    if (!table.parent) continue
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${quotedTable(client, table)} PARTITION OF ${quotedTable(client, table.parent)} ${table.parent.bound}`,
    )
  }
}

async function refuseOtherSchema(client: Client, { tables }: ExportManifest): Promise<void> {
  const here = new Map(
    (await tablesOf(client)).map((table) => [`${table.schema}.${table.name}`, table.columns]),
  )
  const wrong = tables.flatMap(({ schema, name, columns }) => {
    const own = here.get(`${schema}.${name}`)
    if (!own) return [`${schema}.${name}`]
    return columns.filter((column) => !own.includes(column)).map((column) => `${schema}.${name}.${column}`)
  })
  if (wrong.length === 0) return
  throw new BackupFault(
    'other',
    `This build does not have ${wrong.slice(0, 5).join(', ')}, which the export has. Import with a build of the same version as the one that exported, and update then.`,
  )
}

async function empty(client: Client): Promise<void> {
  const names = (await tablesOf(client)).map((table) => quotedTable(client, table))
  await client.query(`TRUNCATE ${names.join(', ')}`)
}
