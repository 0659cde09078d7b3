import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { surveyAnswer } from './survey-tables'

type Row = typeof surveyAnswer.$inferInsert

/** What distinguishes a form from all others. */
type Form = Pick<Row, 'page_code' | 'block_id'>

/** What distinguishes a submission from all others. */
type Submission = Pick<Row, 'page_code' | 'block_id' | 'submit_id'>

/** The end that these answers led to when they were stored; undefined: they are not stored. */
export async function storedEnd(
  db: Orm | Transaction,
  { submit_id, ...form }: Submission,
): Promise<string | undefined> {
  const [row] = await db
    .select({ end_id: surveyAnswer.end_id })
    .from(surveyAnswer)
    .where(and(ofForm(form), eq(surveyAnswer.submit_id, submit_id)))
  return row?.end_id
}

/** Stores answers. Undefined: they are already stored. Waits for another transaction that stores the same. */
export async function insertAnswers(
  tx: Transaction,
  row: Omit<Row, 'id' | 'created_at'>,
): Promise<number | undefined> {
  const rows = await tx
    .insert(surveyAnswer)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: surveyAnswer.id })
  return rows[0]?.id
}

/** Has those who hand in a form do so one after another, so that whoever counts sees everybody before them. */
export async function lockForm(tx: Transaction, { page_code, block_id }: Form): Promise<void> {
  const key = `survey ${page_code}/${block_id}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** How many have answered a form. */
export async function countOf(tx: Transaction, form: Form): Promise<number> {
  return tx.$count(surveyAnswer, ofForm(form))
}

/** Whether somebody has answered a form: whoever has this phone or, where there is none, this login. */
export async function hasAnswered(
  tx: Transaction,
  form: Form,
  { handset_hash, uid }: Pick<Row, 'handset_hash' | 'uid'>,
): Promise<boolean> {
  const isTheirs = or(
    handset_hash ? eq(surveyAnswer.handset_hash, handset_hash) : undefined,
    !handset_hash && uid ? eq(surveyAnswer.uid, uid) : undefined,
  )
  if (!isTheirs) return false
  return (await tx.$count(surveyAnswer, and(ofForm(form), isTheirs))) > 0
}

function ofForm({ page_code, block_id }: Form): SQL | undefined {
  return and(eq(surveyAnswer.page_code, page_code), eq(surveyAnswer.block_id, block_id))
}
