import { randomInt, randomUUID } from 'node:crypto'
import {
  TRACKED_SIGNS,
  type TrackedLink,
  type TrackedParams,
  trackedParameters,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../db/database'
import { trackedLink } from './channel-tables'

export type LinkRow = typeof trackedLink.$inferSelect
export type NewLink = Omit<PgInsertValue<typeof trackedLink>, 'link_id' | 'code'>
export type MadeLink = Pick<LinkRow, 'link_id' | 'code'>

const CODE_LENGTH = 6
/** More attempts than finding unused codes ever takes. */
const DRAWS = 5

/** The link with this code. Undefined: there is none. */
export async function findByCode(db: Orm, code: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(trackedLink).where(eq(trackedLink.code, code))
  return row
}

/** Stores links and returns each with its code, in the order in which they were passed. */
export async function insertLinks(tx: Orm | Transaction, links: readonly NewLink[]): Promise<MadeLink[]> {
  // Lists show the newest first; the first of several should be above the others.
  const wanted = links.map((link) => ({ ...link, link_id: randomUUID() })).reverse()
  const made = new Map<string, MadeLink>()
  for (let draw = 0; draw < DRAWS && made.size < wanted.length; draw += 1) {
    const rows = await tx
      .insert(trackedLink)
      .values(
        wanted
          .filter(({ link_id }) => !made.has(link_id))
          // This clock advances within a transaction, while `now()` does not.
          .map((link) => ({ ...link, code: drawCode(), created_at: sql`clock_timestamp()` })),
      )
      .onConflictDoNothing({ target: trackedLink.code })
      .returning({ link_id: trackedLink.link_id, code: trackedLink.code })
    for (const row of rows) made.set(row.link_id, row)
  }
  if (made.size < wanted.length) throw new Error('No code could be drawn that no other link has.')
  return wanted.reverse().flatMap(({ link_id }) => made.get(link_id) ?? [])
}

/** What a row says about where somebody came from. */
function paramsOf(row: Pick<LinkRow, (typeof trackedParameters)[number]>): TrackedParams {
  return Object.fromEntries(
    trackedParameters.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])),
  )
}

/** A row in the form from which addresses are built. */
export function linkOf(row: LinkRow): TrackedLink {
  return { ...row, params: paramsOf(row) }
}

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => TRACKED_SIGNS[randomInt(TRACKED_SIGNS.length)]).join('')
}
