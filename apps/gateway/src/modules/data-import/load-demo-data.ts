import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { DataKind } from '../../data/data-kind'
import { filesBeside } from '../assets'
import { dataFiles } from './data-files'
import { importData } from './import-data'
import { readLines } from './read-lines'

const DEMO_FOLDER = fileURLToPath(new URL('../../../../../demo/data', import.meta.url))

/**
 * Imports what the demo pages need: one file per kind, named after it, and only for kinds that are still empty. Safe to
 * repeat, and from two processes at once. Throws if a file is not as it should be.
 */
export async function loadDemoData(
  ctx: Pick<Context, 'config' | 'db'>,
  kinds: readonly DataKind[],
  folder: string = DEMO_FOLDER,
): Promise<void> {
  const names = new Map((await readdir(folder)).map((name) => [basename(name, extname(name)), name]))
  for (const kind of kinds) {
    const name = names.get(kind.name)
    if (name !== undefined && (await isEmpty(ctx, kind))) await loadFile(ctx, kind, join(folder, name))
  }
}

async function isEmpty({ db }: Pick<Context, 'db'>, { table }: DataKind): Promise<boolean> {
  return (await db.orm.select({ one: sql`1` }).from(table).limit(1)).length === 0
}

async function loadFile(ctx: Pick<Context, 'config' | 'db'>, kind: DataKind, path: string): Promise<void> {
  const read = readLines(path, await readFile(path))
  if ('problem' in read) throw new Error(`Demo data ${path} cannot be read: ${read.problem}`)
  // Pictures come from the demo pages.
  const files = dataFiles(ctx, { beside: filesBeside(join(path, '../../pages')) })
  const { stored, lines } = await importData(ctx.db, { kind, lines: read.lines, files })
  const [refused] = lines.filter(({ outcome }) => outcome === 'refused')
  if (!stored)
    throw new Error(`Demo data ${path}, ${refused?.at}: ${refused?.reasons.join(' ')} Mend the file.`)
}
