import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { pageSchedule } from '../page-draft-tables'

export type ScheduleRow = typeof pageSchedule.$inferSelect

/** Takes publishing out of what is to happen to a page; a time to take it down stays. The caller holds the page's row. */
export async function dropScheduledPublishing(tx: Transaction, pageId: number): Promise<void> {
  const ofPage = eq(pageSchedule.page_id, pageId)
  await tx.delete(pageSchedule).where(and(ofPage, isNull(pageSchedule.take_down_at)))
  await tx.update(pageSchedule).set({ publish_at: null, version_id: null, problem: null }).where(ofPage)
}

/** Ends whatever was to happen to a page, and answers it. Undefined: nothing was. The caller holds the page's row. */
export async function dropSchedule(tx: Transaction, pageId: number): Promise<ScheduleRow | undefined> {
  const [row] = await tx.delete(pageSchedule).where(eq(pageSchedule.page_id, pageId)).returning()
  return row
}
