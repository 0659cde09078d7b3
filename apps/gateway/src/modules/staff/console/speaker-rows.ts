import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { staff } from '../staff-tables'

/** The next members of staff who have not left, by name. */
export async function listSpeakers(
  { db }: Pick<Context, 'db'>,
  { q, after, limit }: StudioInput<StudioOperations['speakerList']>,
): Promise<StudioResponse<StudioOperations['speakerList']>> {
  const has = q ? `%${likeText(q)}%` : undefined
  const rows = await db.orm
    .select({ staff_id: staff.staff_id, name: staff.name, adviser_no: staff.cert_no })
    .from(staff)
    .where(
      and(
        eq(staff.status, 'active'),
        has === undefined ? undefined : or(ilike(staff.name, has), ilike(staff.cert_no, has)),
        isAfter(after),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.staff_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit)
  const last = list.at(-1)
  return { list, next: rows.length > limit && last ? `${last.staff_id}.${last.name}` : null }
}

/** After the one that `next` named; anything else begins at the start. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, staff_id, name] = /^(\d{1,10})\.(.+)$/u.exec(text ?? '') ?? []
  if (staff_id === undefined) return undefined
  return sql`(${staff.name}, ${staff.staff_id}) > (${name}, ${staff_id}::bigint)`
}
