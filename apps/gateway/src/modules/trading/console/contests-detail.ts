import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { findIndexes } from '../../market'
import { ruleNames } from '../../targeting'
import { competition } from '../contest-tables'
import { benchmarkName } from '../contests/benchmark-name'
import { simDay } from '../rank-tables'
import { counted, isContest, listed } from './contests-list'

type Reads = Pick<Context, 'db'>

const days = sql`FROM ${simDay} AS d WHERE d.competition_id = ${competition}.competition_id`

/** A contest with all its terms, and which of them can no longer be changed. Throws `notFound`. */
export async function contestDetail(
  { db }: Reads,
  { competition_id }: StudioInput<StudioOperations['competitionDetail']>,
): Promise<StudioResponse<StudioOperations['competitionDetail']>> {
  const viewers = ruleNames('viewers')
  const [row] = await db.orm
    .select({
      contest: competition,
      ...counted,
      view_rule_name: viewers.name,
      settled_day: sql<string | null>`(SELECT max(d.day)::text ${days} AND d.state = 'settled')`,
      days_stay: sql<boolean>`EXISTS (SELECT ${days})`,
    })
    .from(competition)
    .leftJoin(viewers, eq(viewers.rule_id, competition.view_rule_id))
    .where(isContest(competition_id))
  if (!row) throw new AppError(studioErrors.notFound)
  const { contest, view_rule_name, settled_day, days_stay, ...counts } = row
  return {
    ...listed({ contest, ...counts }),
    initial_fund: contest.initial_fund,
    benchmark: contest.benchmark,
    benchmark_name: await benchmarkName(db.orm, contest),
    prizes: [...contest.prizes],
    rules_text: contest.rules_text,
    view_rule_id: contest.view_rule_id || null,
    view_rule_name,
    group_id: contest.group_id || null,
    commission_rate: contest.commission_rate,
    commission_min: contest.commission_min,
    most_percent: contest.most_percent,
    settled_day,
    final_hash: contest.final_hash ?? '',
    terms_stay: counts.players > 0,
    days_stay,
  }
}

/** The indexes that the returns of a contest can be compared with. */
export async function listBenchmarks({
  db,
}: Reads): Promise<StudioResponse<StudioOperations['competitionBenchmarks']>> {
  return { list: await findIndexes(db.orm) }
}
