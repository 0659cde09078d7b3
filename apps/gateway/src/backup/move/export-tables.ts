import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import type { Place } from '../../db/embedded/place'
import { withConnection } from '../../db/with-connection'
import { movedTable, quotedColumns, quotedTable, sequencesOf, tablesOf } from './tables-of'

export const exportManifest = z.object({
  format: z.literal(1),
  /** Of the server that it comes from. */
  postgres: z.string(),
  exported_at: z.string(),
  tables: z.array(movedTable.extend({ file: z.string(), rows: z.int(), sha256: z.string() })),
  sequences: z.record(z.string(), z.string().nullable()),
})

/** What is in an export, written last: without it there is none. */
export type ExportManifest = z.infer<typeof exportManifest>

export interface MoveOptions {
  /** As the owner, who is a superuser of the embedded server. */
  url: string
  place: Pick<Place, 'folder' | 'user'>
  /** Absolute. */
  folder: string
  report?: (line: string) => void
}

/**
 * Writes every row of the database into files that any later PostgreSQL can read: one consistent snapshot, whatever is
 * written meanwhile. The folder is created, and must be empty or missing. What is encrypted in rows stays so; all else
 * is readable.
 */
export async function exportTables({
  url,
  place,
  folder,
  report = () => {},
}: MoveOptions): Promise<ExportManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const desk = await mkdtemp(join(place.folder, 'moving-'))
  if (place.user) await chown(desk, place.user.uid, place.user.gid)
  try {
    const manifest = await withConnection(url, async (client) => {
      await client.query('SET statement_timeout = 0')
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const moved = await copyTables(client, { desk, folder, report })
      await client.query('COMMIT')
      return moved
    })
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), {
      flush: true,
      mode: 0o600,
    })
    return manifest
  } finally {
    await rm(desk, { recursive: true, force: true })
  }
}

async function copyTables(
  client: Client,
  { desk, folder, report }: { desk: string; folder: string; report: (line: string) => void },
): Promise<ExportManifest> {
  const { rows } = await client.query<{ postgres: string; at: string }>(
    "SELECT current_setting('server_version') AS postgres, now()::text AS at",
  )
  const tables: ExportManifest['tables'] = []
  for (const [index, table] of (await tablesOf(client)).entries()) {
    const file = `${String(index + 1).padStart(4, '0')}.copy`
    // The server writes where its own user may; text format, which every version reads alike.
    const path = client.escapeLiteral(join(desk, file))
    const { rowCount } = await client.query(
      `COPY ${quotedTable(client, table)} ${quotedColumns(client, table)} TO ${path}`,
    )
    await copyFile(join(desk, file), join(folder, file))
    await rm(join(desk, file))
    tables.push({ ...table, file, rows: rowCount ?? 0, sha256: await hashFile(join(folder, file)) })
    if (rowCount) report(`${table.schema}.${table.name}: ${rowCount}`)
  }
  const [row] = rows
  return {
    format: 1,
    postgres: row?.postgres ?? '',
    exported_at: row?.at ?? '',
    tables,
    sequences: await sequencesOf(client),
  }
}

/** SHA-256 of a file, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
