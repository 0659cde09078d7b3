import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { findVersion } from '../questionnaire-store'
import { questionnaire, riskTest } from '../suitability-tables'

type List = StudioOperations['questionnaireList']
type Detail = StudioOperations['questionnaireDetail']

/** The next versions, newest first. */
export async function listQuestionnaires(
  { db }: Pick<Context, 'db'>,
  { after, limit }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const publisher = memberNames('publisher')
  const rows = await db.orm
    .select({
      version: questionnaire.version,
      state: questionnaire.state,
      title: questionnaire.title,
      questions: sql<number>`jsonb_array_length(${questionnaire.questions})`,
      tests: sql<number>`(SELECT count(*)::int FROM ${riskTest} WHERE ${riskTest.version} = ${questionnaire.version})`,
      updated_at: questionnaire.updated_at,
      published_at: questionnaire.published_at,
      published_by: sql<string>`coalesce(${publisher.name}, '')`,
    })
    .from(questionnaire)
    .leftJoin(publisher, eq(publisher.member_id, questionnaire.published_by))
    .where(after === undefined ? undefined : lt(questionnaire.version, after))
    .orderBy(desc(questionnaire.version))
    // One more than is shown tells whether there are more.
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(({ updated_at, published_at, ...row }) => ({
    ...row,
    updated_at: updated_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  }))
  return { list, next: rows.length > limit ? String(list.at(-1)?.version) : null }
}

/** A version with its points. Throws `notFound`. */
export async function questionnaireDetail(
  { db }: Pick<Context, 'db'>,
  version: number,
): Promise<StudioResponse<Detail>> {
  const row = await findVersion(db.orm, version)
  if (!row) throw new AppError(studioErrors.notFound)
  const { state, title, questions, bands, lowest, valid_months, per_day, revision, published_at } = row
  return {
    version,
    state,
    title,
    questions,
    bands,
    lowest,
    valid_months,
    per_day,
    revision,
    published_at: published_at?.toISOString() ?? null,
  }
}
