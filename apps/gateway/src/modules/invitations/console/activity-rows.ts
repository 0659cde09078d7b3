import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { ruleNames } from '../../targeting'
import { counts } from '../invitation-store'
import { invite, inviteActivity, invitePrize, prizeGrant } from '../invitation-tables'

type Reads = Pick<Context, 'db'>
type Listed = StudioResponse<StudioOperations['inviteActivityList']>['list'][number]

/** Nobody has more activities. */
const MOST = 500

const state = sql<Listed['state']>`CASE WHEN NOT ${inviteActivity.is_open} THEN 'off'
  WHEN ${inviteActivity.end_at} <= now() THEN 'ended'
  WHEN ${inviteActivity.start_at} > now() THEN 'coming' ELSE 'on' END`

/** The results of an activity so far, counted at this moment. */
const invited = sql`SELECT count(*)::int AS invited, count(*) FILTER (WHERE ${counts})::int AS counted
  FROM ${invite} WHERE ${invite.activity_id} = ${inviteActivity.activity_id}`
const granted = sql`SELECT count(*) FILTER (WHERE ${prizeGrant.status} <> 3)::int AS granted,
    count(*) FILTER (WHERE ${prizeGrant.is_held})::int AS held,
    count(*) FILTER (WHERE ${prizeGrant.status} = 1 AND NOT ${prizeGrant.is_held})::int AS waiting
  FROM ${prizeGrant} JOIN ${invitePrize} ON ${invitePrize.prize_id} = ${prizeGrant.prize_id}
  WHERE ${invitePrize.activity_id} = ${inviteActivity.activity_id}`

type Figures = Pick<Listed, 'invited' | 'counted' | 'granted' | 'held' | 'waiting'>

/** The activities, the last to begin first. */
export async function listActivities({
  db,
}: Reads): Promise<StudioResponse<StudioOperations['inviteActivityList']>> {
  return { list: await activitiesWhere(db.orm, undefined) }
}

/** An activity with its prizes. Throws `notFound`. */
export async function activityDetail(
  { db }: Reads,
  { activity_id }: StudioInput<StudioOperations['inviteActivityDetail']>,
): Promise<StudioResponse<StudioOperations['inviteActivityDetail']>> {
  const [activity] = await activitiesWhere(db.orm, eq(inviteActivity.activity_id, activity_id))
  if (!activity) throw new AppError(studioErrors.notFound)
  const prizes = await db.orm
    .select({
      prize_id: invitePrize.prize_id,
      state: invitePrize.state,
      need: invitePrize.need,
      name: invitePrize.name,
      image: invitePrize.image,
      worth: invitePrize.worth,
      stock: invitePrize.stock,
      issued: invitePrize.issued,
      is_promised: sql<boolean>`EXISTS (SELECT FROM ${prizeGrant} AS g WHERE g.prize_id = ${invitePrize}.prize_id)`,
    })
    .from(invitePrize)
    .where(eq(invitePrize.activity_id, activity_id))
    .orderBy(asc(invitePrize.state))
  return { activity, prizes }
}

async function activitiesWhere(db: Orm, where: SQL | undefined): Promise<Listed[]> {
  const named = ruleNames('named')
  const rows = await db
    .select({
      activity: inviteActivity,
      rule_name: named.name,
      state,
      figures: sql<Figures>`(SELECT to_jsonb(i) || to_jsonb(g) FROM (${invited}) AS i, (${granted}) AS g)`,
    })
    .from(inviteActivity)
    .leftJoin(named, eq(named.rule_id, inviteActivity.rule_id))
    .where(where)
    .orderBy(desc(inviteActivity.start_at), asc(inviteActivity.activity_id))
    .limit(MOST)
  return rows.map(({ activity: { created_at: _, ...activity }, figures, ...row }) => ({
    ...activity,
    ...row,
    ...figures,
    start_at: activity.start_at.toISOString(),
    end_at: activity.end_at.toISOString(),
    updated_at: activity.updated_at.toISOString(),
  }))
}
