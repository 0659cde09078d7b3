import type { EditedPage } from '@yingzao/editor-core'
import { SCHEMA_VERSION } from '@yingzao/schema/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { contentHash } from '../document/content-hash'
import { headOf } from '../document/page-head'
import { wireOf } from '../document/reading/read-edited'
import { pageDraft, pageDraftSave } from '../page-draft-tables'

type DraftColumns = typeof pageDraft.$inferInsert
type SaveRow = typeof pageDraftSave.$inferSelect

/** Puts a page into its draft's place. The caller holds the page's row and counts the revisions. */
export async function putDraft(
  tx: Transaction,
  edited: EditedPage,
  place: Pick<DraftColumns, 'page_id' | 'revision' | 'updated_by' | 'restored_from'> & {
    base_version: number | null
  },
): Promise<void> {
  const document = wireOf(edited)
  const { start_at = null, end_at = null } = edited
  const { is_auto_fit: _, ...head } = headOf({ document: edited, window: { start_at, end_at } })
  const content_hash = contentHash(document)
  const row = { ...place, ...head, document, content_hash, schema_version: SCHEMA_VERSION }
  await tx
    .insert(pageDraft)
    .values(row)
    .onConflictDoUpdate({ target: pageDraft.page_id, set: { ...row, updated_at: sql`now()` } })
}

/** Says which version a draft has become; what is written from then on is nobody's restoring. */
export async function setBaseVersion(tx: Transaction, pageId: number, version: number): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ base_version: version, restored_from: null })
    .where(eq(pageDraft.page_id, pageId))
}

/** A save of a page by the id that who saved has given it. */
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
