import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { dayInChina, todayInChina } from '../../../db/china-days'
import { AppError } from '../../../http/app-error'
import { counts } from '../invitation-store'
import {
  invite,
  inviteActivity,
  inviteCode,
  invitePrize,
  inviteShare,
  prizeGrant,
} from '../invitation-tables'

type Funnel = StudioResponse<StudioOperations['inviteFunnel']>
type Steps = Funnel['total']

/** How far people have come in an activity: in all, and by day in China, the newest first. Throws `notFound`. */
export async function inviteFunnel(
  { db }: Pick<Context, 'db'>,
  { activity_id, days }: StudioInput<StudioOperations['inviteFunnel']>,
): Promise<Funnel> {
  if ((await db.orm.$count(inviteActivity, eq(inviteActivity.activity_id, activity_id))) === 0)
    throw new AppError(studioErrors.notFound)
  const { rows } = await db.orm.execute<Steps & { day: string | null }>(sql`
    WITH span AS (
      SELECT least(${todayInChina}, ${dayInChina(sql`${inviteActivity.end_at}`)}) AS last
      FROM ${inviteActivity} WHERE ${inviteActivity.activity_id} = ${activity_id}),
    happened AS (${sql.join(happenedIn(activity_id), sql` UNION ALL `)})
    SELECT NULL::text AS day, ${steps} FROM happened
    UNION ALL
    SELECT d::date::text AS day, ${steps}
    FROM span, generate_series(last - ${days - 1}::int, last, interval '1 day') AS d
    LEFT JOIN happened ON happened.day = d::date
    GROUP BY d
    ORDER BY day DESC NULLS FIRST`)
  const [{ day: _, ...total } = NOTHING, ...byDay] = rows
  return { total, days: byDay.map(({ day, ...row }) => ({ day: String(day), ...row })) }
}

/** What has happened in an activity, a row each: what, on which day, and by whom where a person is counted once. */
function happenedIn(activity_id: string): SQL[] {
  const grants = (step: string, moment: SQL, where: SQL) => sql`
    SELECT ${step}::text AS step, ${dayInChina(moment)} AS day, NULL::bigint AS uid FROM ${prizeGrant}
    JOIN ${invitePrize} ON ${invitePrize.prize_id} = ${prizeGrant.prize_id}
    WHERE ${invitePrize.activity_id} = ${activity_id} AND ${where}`
  const invites = (step: string, moment: SQL, where: SQL) => sql`
    SELECT ${step}::text, ${dayInChina(moment)}, NULL::bigint FROM ${invite}
    WHERE ${invite.activity_id} = ${activity_id} AND ${where}`
  return [
    grants('taken', sql`${prizeGrant.granted_at}`, sql`true`),
    grants('held', sql`${prizeGrant.granted_at}`, sql`${prizeGrant.is_held}`),
    grants('done', sql`${prizeGrant.settled_at}`, sql`${prizeGrant.status} = 2`),
    grants('void', sql`${prizeGrant.settled_at}`, sql`${prizeGrant.status} = 3`),
    invites('invited', sql`${invite.created_at}`, sql`true`),
    invites('counted', sql`${invite.counted_at}`, counts),
    sql`SELECT 'codes', ${dayInChina(sql`${inviteCode.created_at}`)}, NULL::bigint FROM ${inviteCode}
      WHERE ${inviteCode.activity_id} = ${activity_id}`,
    sql`SELECT 'shared', ${inviteShare.day}, ${inviteShare.uid} FROM ${inviteShare}
      WHERE ${inviteShare.activity_id} = ${activity_id}`,
  ]
}

const count = (step: string) =>
  sql`count(*) FILTER (WHERE step = ${step}::text)::int AS ${sql.identifier(step)}`

const steps = sql.join(
  [
    ...['codes', 'invited', 'counted', 'taken', 'held', 'done', 'void'].map(count),
    // Whoever shares a link in two ways, or on two days, counts as one person.
    sql`count(DISTINCT uid) FILTER (WHERE step = 'shared')::int AS shared`,
  ],
  sql`, `,
)

const NOTHING = {
  day: null,
  codes: 0,
  shared: 0,
  invited: 0,
  counted: 0,
  taken: 0,
  held: 0,
  done: 0,
  void: 0,
}
