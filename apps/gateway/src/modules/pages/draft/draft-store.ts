import type { JsonValue } from '@yingzao/schema/server'
import { eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page } from '../page-tables'

export type DraftRow = Omit<typeof pageDraft.$inferSelect, 'document'> & { document: JsonValue }

/** What is being written on a page. Undefined: nothing since its newest version, or there is no such page. */
export async function findDraft(db: Orm | Transaction, code: string): Promise<DraftRow | undefined> {
  const [found] = await db
    .select({ draft: pageDraft })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.page_id))
    .where(eq(page.code, code))
  return found && (found.draft as DraftRow)
}
