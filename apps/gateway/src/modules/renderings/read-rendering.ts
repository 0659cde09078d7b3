import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { unpack } from './pack'
import { findParts, type RenderingRow } from './rendering-store'
import { rendering } from './rendering-tables'
import { joinPage } from './split-page'

/** A rendering without its bytes, for lists. */
export type RenderingFacts = Omit<RenderingRow, 'markup' | 'parts'>

/** A rendering by its name in pages. Undefined: nothing with this name was kept. */
export async function findRendering(db: Orm | Transaction, name: string): Promise<RenderingRow | undefined> {
  const [row] = await db.select().from(rendering).where(eq(rendering.rendering, name))
  return row
}

/** What is known about some renderings, by their names in pages. */
export async function findFacts(
  db: Orm | Transaction,
  names: readonly string[],
): Promise<Map<string, RenderingFacts>> {
  if (names.length === 0) return new Map()
  const { markup: _markup, parts: _parts, ...columns } = getTableColumns(rendering)
  const rows = await db
    .select(columns)
    .from(rendering)
    .where(inArray(rendering.rendering, [...new Set(names)]))
  return new Map(rows.map((row) => [row.rendering, row]))
}

/** The HTML of a rendering as it was served. Undefined: a part of it is gone, or cannot be unpacked. */
export async function readHtml(
  db: Orm | Transaction,
  { markup, parts }: Pick<RenderingRow, 'markup' | 'parts'>,
): Promise<string | undefined> {
  const text = await unpack(markup)
  if (!text) return undefined
  const bytes = await readParts(
    db,
    parts.map(([, sha256]) => sha256),
  )
  return joinPage({ markup: text.toString(), parts }, bytes)
}

/** The bytes of some parts by their hashes; those that are gone, or cannot be unpacked, are left out. */
export async function readParts(
  db: Orm | Transaction,
  hashes: readonly string[],
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const [sha256, packed] of await findParts(db, [...new Set(hashes)])) {
    const bytes = await unpack(packed)
    if (bytes) found.set(sha256, bytes)
  }
  return found
}
