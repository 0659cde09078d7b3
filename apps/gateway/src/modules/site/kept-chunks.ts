import { readFile } from 'node:fs/promises'
import type { Database } from '../../db/database'
import { type BuildFolder, filesOf, isChunkName } from './build-folder'
import { siteChunk } from './site-tables'

/** A page may stay open on a phone this long and still load the chunks of the build that made it, in days. */
const KEPT_DAYS = 14

/** Files that are sent at once. */
const BATCH = 20

/**
 * Stores the files of a build in the database, from where the processes of other builds send them, and records that the
 * build is there today. Takes a second for a new build. Safe to repeat, and from several processes at once: all of them
 * lock rows in the order of their names.
 */
export async function keepChunks(db: Pick<Database, 'pool' | 'orm'>, build: BuildFolder): Promise<void> {
  const files = [...(await filesOf(build.folder))].filter(([name]) => isChunkName(name))
  const paths = new Map(files.map(([name, path]) => [`${build.path}${name}`, path]))
  const { rows } = await db.pool.query<{ name: string }>(
    `WITH known AS (SELECT name FROM site_chunk WHERE name = ANY ($1) ORDER BY name FOR UPDATE)
     UPDATE site_chunk SET last_build_at = now() FROM known WHERE site_chunk.name = known.name
     RETURNING site_chunk.name`,
    [[...paths.keys()]],
  )
  for (const { name } of rows) paths.delete(name)
  const missing = [...paths].sort(([one], [other]) => (one < other ? -1 : 1))
  for (let at = 0; at < missing.length; at += BATCH) {
    const values = missing
      .slice(at, at + BATCH)
      .map(async ([name, path]) => ({ name, bytes: await readFile(path) }))
    await db.orm
      .insert(siteChunk)
      .values(await Promise.all(values))
      .onConflictDoNothing()
  }
}

/** Deletes the files below a path of builds that no process has had for 14 days. Safe to repeat. */
export async function dropOldChunks({ pool }: Pick<Database, 'pool'>, path: string): Promise<void> {
  await pool.query(
    `WITH old AS (
       SELECT name FROM site_chunk
       WHERE last_build_at < now() - make_interval(days => $2) AND starts_with(name, $1)
       ORDER BY name FOR UPDATE)
     DELETE FROM site_chunk USING old WHERE site_chunk.name = old.name`,
    [path, KEPT_DAYS],
  )
}

/** The bytes of those of these files that some build has, by address. */
export async function readChunks(
  { pool }: Pick<Database, 'pool'>,
  addresses: readonly string[],
): Promise<Map<string, Buffer>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await pool.query<{ name: string; bytes: Buffer }>(
    'SELECT name, bytes FROM site_chunk WHERE name = ANY ($1)',
    [addresses],
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}
