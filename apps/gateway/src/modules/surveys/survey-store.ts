import { and, eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { surveyAnswer } from './survey-tables'

/** What tells a submission from all others. */
type Submission = Pick<typeof surveyAnswer.$inferInsert, 'page_code' | 'block_id' | 'submit_id'>

/** Whether these answers are there already. */
export async function isStored(db: Orm, { page_code, block_id, submit_id }: Submission): Promise<boolean> {
  const [row] = await db
    .select({ id: surveyAnswer.id })
    .from(surveyAnswer)
    .where(
      and(
        eq(surveyAnswer.page_code, page_code),
        eq(surveyAnswer.block_id, block_id),
        eq(surveyAnswer.submit_id, submit_id),
      ),
    )
  return row !== undefined
}

/** Stores answers. False: they are there already. Waits for another transaction that stores the same. */
export async function insertAnswers(
  tx: Transaction,
  row: Omit<typeof surveyAnswer.$inferInsert, 'id' | 'created_at'>,
): Promise<boolean> {
  const rows = await tx
    .insert(surveyAnswer)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: surveyAnswer.id })
  return rows.length > 0
}
