import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { EXPIRE_S } from './scenes'

/** How many codes a judgement is based on. */
export const JUDGED = 50

/** Of the last codes sent, how many there are and how many were used. */
export interface CodeUse extends Record<string, unknown> {
  sent: number
  used: number
}

/** The last codes of a day that had time to be used; younger ones would make a rush of visitors look like an attack. */
const LATEST = sql`
  SELECT count(*)::int AS sent, count(used_at)::int AS used
  FROM (
    SELECT used_at FROM sms_message
    WHERE created_at BETWEEN now() - interval '1 day' AND now() - make_interval(secs => ${EXPIRE_S})
      AND state IN ('accepted', 'unknown') AND scene NOT IN ('download', 'remind', 'cancel')
    ORDER BY created_at DESC LIMIT ${JUDGED}) AS latest`

export async function findUse(orm: Orm): Promise<CodeUse> {
  const { rows } = await orm.execute<CodeUse>(LATEST)
  return rows[0] ?? { sent: 0, used: 0 }
}

/** Returns the use of the last codes if less than `part` of them were used, once an hour to whoever asks first. */
export async function takeUseAlarm(orm: Orm, part: number): Promise<CodeUse | undefined> {
  const { rows } = await orm.execute<CodeUse>(sql`
    UPDATE sms_hour SET use_told_at = now() FROM (${LATEST}) AS use
    WHERE hour = date_trunc('hour', now()) AND use_told_at IS NULL
      AND use.sent = ${JUDGED} AND use.used < use.sent * ${part}::float
    RETURNING use.sent, use.used`)
  return rows[0]
}

/** Returns how many messages were sent in this hour if they are `most` or more, once to whoever asks first. */
export async function takeBudgetAlarm(orm: Orm, most: number): Promise<number | undefined> {
  const { rows } = await orm.execute<{ sent: number }>(sql`
    UPDATE sms_hour SET budget_told_at = now()
    WHERE hour = date_trunc('hour', now()) AND budget_told_at IS NULL AND sent >= ${most}::float
    RETURNING sent`)
  return rows[0]?.sent
}
