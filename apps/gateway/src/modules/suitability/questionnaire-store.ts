import type { Questionnaire } from '@yingzao/contract/server'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { questionnaire } from './suitability-tables'

type Reader = Orm | Transaction

export type QuestionnaireRow = typeof questionnaire.$inferSelect

/** The written content of a version. */
export type WrittenQuestionnaire = Questionnaire & Pick<QuestionnaireRow, 'valid_months' | 'per_day'>

/** What visitors are asked now. Undefined: nothing was published yet. */
export async function findLive(db: Reader): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.select().from(questionnaire).where(eq(questionnaire.state, 'live'))
  return row
}

/** The same; nobody replaces it until the transaction ends. */
export async function holdLive(tx: Transaction): Promise<QuestionnaireRow | undefined> {
  const [row] = await tx.select().from(questionnaire).where(eq(questionnaire.state, 'live')).for('share')
  return row
}

/** A version, whatever became of it. */
export async function findVersion(db: Reader, version: number): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.select().from(questionnaire).where(eq(questionnaire.version, version))
  return row
}

/** A draft; nobody else changes it until the transaction ends. Undefined: there is none of this version. */
export async function lockDraft(tx: Transaction, version: number): Promise<QuestionnaireRow | undefined> {
  const [row] = await tx
    .select()
    .from(questionnaire)
    .where(and(eq(questionnaire.version, version), eq(questionnaire.state, 'draft')))
    .for('update')
  return row
}

/** Begins the next version. Violates `questionnaire_one_draft` if there is a draft. */
export async function insertDraft(tx: Transaction, written: WrittenQuestionnaire): Promise<number> {
  const [last] = await tx
    .select({ version: questionnaire.version })
    .from(questionnaire)
    .orderBy(desc(questionnaire.version))
    .limit(1)
  const version = (last?.version ?? 0) + 1
  await tx.insert(questionnaire).values({ version, ...written })
  return version
}

export async function updateDraft(
  tx: Transaction,
  version: number,
  written: WrittenQuestionnaire,
): Promise<void> {
  await tx
    .update(questionnaire)
    .set({ ...written, revision: sql`${questionnaire.revision} + 1`, updated_at: sql`now()` })
    .where(eq(questionnaire.version, version))
}

/** Makes a draft what visitors are asked from now on. `by`: null is nobody of ours. */
export async function publishDraft(tx: Transaction, version: number, by: number | null): Promise<void> {
  await tx.update(questionnaire).set({ state: 'past' }).where(eq(questionnaire.state, 'live'))
  await tx
    .update(questionnaire)
    .set({ state: 'live', published_at: sql`now()`, published_by: by })
    .where(eq(questionnaire.version, version))
}

export async function deleteDraft(tx: Transaction, version: number): Promise<void> {
  await tx.delete(questionnaire).where(eq(questionnaire.version, version))
}

/** Whether there is any version at all, including a draft. */
export async function hasQuestionnaires(db: Reader): Promise<boolean> {
  const rows = await db.select({ version: questionnaire.version }).from(questionnaire).limit(1)
  return rows.length > 0
}
