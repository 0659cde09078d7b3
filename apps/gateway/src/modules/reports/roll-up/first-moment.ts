import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database'
import { conversion } from '../../conversions'
import { pageEvent } from '../../events'
import { visitLog } from '../../visits'

/** When the oldest thing that is still kept arrived. Null: nothing has. */
export async function firstMoment({ orm }: Pick<Database, 'orm'>): Promise<Date | null> {
  const { rows } = await orm.execute<{ ms: string | null }>(sql`
    SELECT floor(extract(epoch FROM least(
      (SELECT min(v.created_at) FROM ${visitLog} AS v), (SELECT min(e.created_at) FROM ${pageEvent} AS e),
      (SELECT min(c.created_at) FROM ${conversion} AS c))) * 1000)::bigint AS ms`)
  const ms = rows[0]?.ms ?? null
  return ms === null ? null : new Date(Number(ms))
}
