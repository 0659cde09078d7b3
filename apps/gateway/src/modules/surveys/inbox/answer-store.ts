import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { pageLists } from '../../pages'
import { surveyAnswer } from '../survey-tables'

/** What somebody has answered, as lists show it; what is personal is still encrypted. */
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

export type AnswerFilter = Omit<StudioInput<StudioOperations['surveyAnswerList']>, 'after' | 'limit'>

/** Where a part of the list ended. Rows never change, and numbers grow with time. */
interface Part {
  /** The number of the last row. */
  after?: number | undefined
  limit: number
}

/** The forms that were answered, the most recently answered first. */
export async function findForms(db: Orm, most: number) {
  const page = pageLists.pageTitles('page_title')
  const last_at = sql<Date>`max(${surveyAnswer.created_at})`.mapWith(surveyAnswer.created_at)
  return db
    .select({
      page_code: surveyAnswer.page_code,
      page_title: sql<string>`coalesce(${page.title}, '')`,
      block_id: surveyAnswer.block_id,
      count: sql<number>`count(*)::int`,
      last_at,
    })
    .from(surveyAnswer)
    .leftJoin(page, eq(page.code, surveyAnswer.page_code))
    .groupBy(surveyAnswer.page_code, surveyAnswer.block_id, page.title)
    .orderBy(desc(last_at), surveyAnswer.page_code, surveyAnswer.block_id)
    .limit(most)
}

/** A part of the answers that match a filter, newest first. */
export async function findAnswers(db: Orm, filter: AnswerFilter, { after, limit }: Part) {
  const page = pageLists.pageTitles('page_title')
  return db
    .select({
      id: surveyAnswer.id,
      public_id: surveyAnswer.public_id,
      page_code: surveyAnswer.page_code,
      page_title: sql<string>`coalesce(${page.title}, '')`,
      block_id: surveyAnswer.block_id,
      version: surveyAnswer.version,
      answers: surveyAnswer.answers,
      personal_enc: surveyAnswer.personal_enc,
      created_at: surveyAnswer.created_at,
    })
    .from(surveyAnswer)
    .leftJoin(page, eq(page.code, surveyAnswer.page_code))
    .where(and(wanted(filter), after === undefined ? undefined : lt(surveyAnswer.id, after)))
    .orderBy(desc(surveyAnswer.id))
    .limit(limit)
}

/** How many answers match a filter, counted up to `most`. */
export async function countAnswers(db: Orm, filter: AnswerFilter, most: number): Promise<number> {
  const found = db
    .select({ id: surveyAnswer.id })
    .from(surveyAnswer)
    .where(wanted(filter))
    .limit(most)
    .as('found')
  return db.$count(found)
}

/** The fields that any of the answers has, each with its latest label; those of the newest form come first. */
export async function findFields(db: Orm, filter: AnswerFilter): Promise<{ id: string; label: string }[]> {
  const { rows } = await db.execute<{ id: string; label: string }>(sql`
    SELECT id, label FROM (
      SELECT DISTINCT ON (said.value->>'id') said.value->>'id' AS id, said.value->>'label' AS label,
        ${surveyAnswer.version} AS version, said.place
      FROM ${surveyAnswer}, jsonb_array_elements(${surveyAnswer.answers}) WITH ORDINALITY AS said (value, place)
      WHERE ${wanted(filter) ?? sql`true`}
      ORDER BY said.value->>'id', ${surveyAnswer.id} DESC) AS fields
    ORDER BY version DESC NULLS LAST, place, id`)
  return rows
}

/** What is personal in the answers of a row. Undefined: there is no such row. */
export async function findPersonal(
  tx: Transaction,
  id: number,
): Promise<Pick<AnswerRow, 'public_id' | 'personal_enc'> | undefined> {
  const [row] = await tx
    .select({ public_id: surveyAnswer.public_id, personal_enc: surveyAnswer.personal_enc })
    .from(surveyAnswer)
    .where(eq(surveyAnswer.id, id))
  return row
}

function wanted({ page_code, block_id, from, to }: AnswerFilter): SQL | undefined {
  return and(
    page_code ? eq(surveyAnswer.page_code, page_code) : undefined,
    block_id ? eq(surveyAnswer.block_id, block_id) : undefined,
    from === undefined ? undefined : gte(surveyAnswer.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(surveyAnswer.created_at, startOfDay(to, 1)),
  )
}
