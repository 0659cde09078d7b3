import { type JsonValue, SCHEMA_VERSION } from '@yingzao/schema/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import type { WrittenDraft } from '../document/reading/write-draft'
import { pageDraft, pageDraftSave } from '../page-draft-tables'
import { page } from '../page-tables'

export type DraftRow = Omit<typeof pageDraft.$inferSelect, 'document'> & { document: JsonValue }
type DraftColumns = typeof pageDraft.$inferInsert
type SaveRow = typeof pageDraftSave.$inferSelect

/** The draft of a page. Undefined: nothing was written since its newest version, or there is no such page. */
export async function findDraft(db: Orm | Transaction, code: string): Promise<DraftRow | undefined> {
  const [found] = await db
    .select({ draft: pageDraft })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.page_id))
    .where(eq(page.code, code))
  return found && (found.draft as DraftRow)
}

/** Stores a page as its draft, replacing any before. The caller holds the page's row and counts the revisions. */
export async function putDraft(
  tx: Transaction,
  { text, content_hash, head: { is_auto_fit: _, ...head } }: WrittenDraft,
  place: Pick<DraftColumns, 'page_id' | 'revision' | 'updated_by' | 'restored_from'> & {
    base_version: number | null
  },
): Promise<void> {
  const row = { ...place, ...head, content_hash, schema_version: SCHEMA_VERSION }
  await tx
    .insert(pageDraft)
    .values({ ...row, document: sql`${text}::jsonb` })
    .onConflictDoUpdate({
      target: pageDraft.page_id,
      set: { ...row, document: sql`excluded.document`, updated_at: sql`now()` },
    })
}

/** Records which version a draft has become; what is written from then on no longer counts as restored. */
export async function setBaseVersion(tx: Transaction, pageId: number, version: number): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ base_version: version, restored_from: null })
    .where(eq(pageDraft.page_id, pageId))
}

/** A save of a page, by the id that its sender chose. */
export async function findSave(
  tx: Transaction,
  pageId: number,
  saveId: string,
): Promise<SaveRow | undefined> {
  const [row] = await tx
    .select()
    .from(pageDraftSave)
    .where(and(eq(pageDraftSave.page_id, pageId), eq(pageDraftSave.save_id, saveId)))
  return row
}

export async function insertSave(tx: Transaction, save: Omit<SaveRow, 'saved_at'>): Promise<SaveRow> {
  const [row] = await tx.insert(pageDraftSave).values(save).returning()
  if (!row) throw new Error('An insert has given no row back.')
  return row
}
