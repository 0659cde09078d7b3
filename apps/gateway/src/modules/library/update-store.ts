import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { pageSection, sectionUpdate } from './library-tables'

type UpdateRow = typeof sectionUpdate.$inferSelect

/** How far one page has got. */
export type PageUpdate = Pick<UpdateRow, 'page_id' | 'state' | 'problem'>

/** Orders the contents of a section for pages, replacing earlier ones that they are still waiting for. */
export async function orderUpdates(
  tx: Transaction,
  pages: readonly number[],
  order: Pick<UpdateRow, 'section_id' | 'revision' | 'publishes' | 'ordered_by'>,
): Promise<void> {
  await tx
    .insert(sectionUpdate)
    .values(pages.map((page_id) => ({ ...order, page_id })))
    .onConflictDoUpdate({
      target: [sectionUpdate.section_id, sectionUpdate.page_id],
      set: {
        revision: sql`excluded.revision`,
        publishes: sql`excluded.publishes`,
        ordered_by: sql`excluded.ordered_by`,
        state: 'waiting',
        problem: null,
        updated_at: sql`now()`,
      },
    })
}

/** The next page that waits for a section. Undefined: none, or the section is gone. */
export async function findWaiting(db: Orm, sectionId: number): Promise<UpdateRow | undefined> {
  const [row] = await db
    .select()
    .from(sectionUpdate)
    .where(and(eq(sectionUpdate.section_id, sectionId), eq(sectionUpdate.state, 'waiting')))
    .orderBy(asc(sectionUpdate.page_id))
    .limit(1)
  return row
}

/** Stores the outcome for a page, unless it is waiting for other contents by now. */
export async function settleUpdate(
  db: Orm,
  { section_id, page_id, revision }: Pick<UpdateRow, 'section_id' | 'page_id' | 'revision'>,
  problem: string | undefined,
): Promise<void> {
  await db
    .update(sectionUpdate)
    .set({
      state: problem === undefined ? 'done' : 'failed',
      problem: problem ?? null,
      updated_at: sql`now()`,
    })
    .where(
      and(
        eq(sectionUpdate.section_id, section_id),
        eq(sectionUpdate.page_id, page_id),
        eq(sectionUpdate.revision, revision),
      ),
    )
}

/** How far the pages of a section have got with its current contents. */
export async function findUpdates(db: Orm, sectionId: number): Promise<PageUpdate[]> {
  return db
    .select({
      page_id: sectionUpdate.page_id,
      state: sectionUpdate.state,
      problem: sectionUpdate.problem,
    })
    .from(sectionUpdate)
    .innerJoin(pageSection, eq(pageSection.id, sectionUpdate.section_id))
    .where(and(eq(sectionUpdate.section_id, sectionId), eq(sectionUpdate.revision, pageSection.revision)))
}
