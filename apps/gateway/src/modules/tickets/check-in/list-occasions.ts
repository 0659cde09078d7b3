import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { checkInLimits } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Declared } from '../../define-module'
import { ticket } from '../ticket-tables'
import { ticketedOccasions } from '../ticketed-occasions'
import { hasEntered } from './entered-at'

type Answer = StudioResponse<StudioOperations['checkInOccasions']>

/** The occasions open for check-in these days, with how many people have tickets and how many have come. */
export async function listOccasions({
  db,
  occasions,
}: Pick<Context, 'db'> & Pick<Declared, 'occasions'>): Promise<Answer> {
  const { rows } = await db.orm.execute<Answer['list'][number] & { begins_at: string; ends_at: string }>(sql`
    SELECT o.kind, o.occasion_id, o.title, o.place, o.begins_at, o.ends_at, count.people, count.entered
    FROM (${ticketedOccasions(occasions)}) AS o, LATERAL (
      SELECT coalesce(sum(t.people_num) FILTER (WHERE t.void_at IS NULL), 0)::int AS people,
        coalesce(sum(t.people_num) FILTER (WHERE ${hasEntered(sql`t.ticket_no`)}), 0)::int AS entered
      FROM ${ticket} AS t WHERE t.kind = o.kind AND t.occasion_id = o.occasion_id) AS count
    WHERE NOT o.is_cancelled AND o.begins_at BETWEEN now() - interval '1 day' AND now() + interval '2 days'
    ORDER BY o.begins_at, o.occasion_id LIMIT ${checkInLimits.occasions}`)
  return {
    list: rows.map(({ begins_at, ends_at, ...row }) => ({
      ...row,
      begins_at: new Date(begins_at).toISOString(),
      ends_at: new Date(ends_at).toISOString(),
    })),
  }
}
