import { and, eq, inArray, isNull, sum } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { surveyAnswer, surveyFile } from '../survey-tables'

/** A submission to a form. */
type Submission = Pick<typeof surveyFile.$inferInsert, 'page_code' | 'block_id' | 'submit_id'>

/** What is known about a file apart from its content. */
const FACTS = {
  public_id: surveyFile.public_id,
  field_id: surveyFile.field_id,
  kind: surveyFile.kind,
  bytes: surveyFile.bytes,
  personal_enc: surveyFile.personal_enc,
}

/** Stores a file that has not been handed in yet. Returns its number. */
export async function insertFile(tx: Transaction, row: typeof surveyFile.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(surveyFile).values(row).returning({ id: surveyFile.id })
  if (!stored) throw new Error('PostgreSQL has stored a file and told no number of it.')
  return stored.id
}

/** Bytes of all files that nobody has handed in yet. */
export async function unclaimedBytes(db: Orm): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(surveyFile.bytes).mapWith(Number) })
    .from(surveyFile)
    .where(isNull(surveyFile.answer_id))
  return row?.bytes ?? 0
}

/** The files brought under a submit id. */
export async function findFiles(db: Orm, submission: Submission) {
  return db.select(FACTS).from(surveyFile).where(ofSubmission(submission))
}

/** Makes files part of their answers. Returns how many were still there and unclaimed. */
export async function claimFiles(
  tx: Transaction,
  answer_id: number,
  submission: Submission,
  public_ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx
    .update(surveyFile)
    .set({ answer_id })
    .where(
      and(
        ofSubmission(submission),
        inArray(surveyFile.public_id, [...public_ids]),
        isNull(surveyFile.answer_id),
      ),
    )
  return rowCount ?? 0
}

/** A file of certain answers, with its content. */
export async function findFileOf(db: Orm | Transaction, answer_id: number, public_id: string) {
  const [row] = await db
    .select({ ...FACTS, content: surveyFile.content })
    .from(surveyFile)
    .innerJoin(surveyAnswer, eq(surveyAnswer.id, surveyFile.answer_id))
    .where(and(eq(surveyFile.answer_id, answer_id), eq(surveyFile.public_id, public_id)))
  return row
}

/** Deletes a file that was not handed in. */
export async function dropUnclaimed(db: Orm, id: number): Promise<void> {
  await db.delete(surveyFile).where(and(eq(surveyFile.id, id), isNull(surveyFile.answer_id)))
}

function ofSubmission({ page_code, block_id, submit_id }: Submission) {
  return and(
    eq(surveyFile.page_code, page_code),
    eq(surveyFile.block_id, block_id),
    eq(surveyFile.submit_id, submit_id),
  )
}
