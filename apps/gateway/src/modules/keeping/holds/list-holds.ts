import { maskHandset } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { desc, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { openHandset } from '../../../pii/sealed-handset'
import { memberNames } from '../../members'
import { legalHold } from '../keeping-tables'

type Answer = StudioResponse<StudioOperations['holdList']>

/** Holds, the newest first; phones are masked. */
export async function listHolds(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { after, limit }: StudioInput<StudioOperations['holdList']>,
): Promise<Answer> {
  const setter = memberNames('setter')
  const asker = memberNames('asker')
  const releaser = memberNames('releaser')
  const before = /^[1-9]\d{0,14}$/.test(after ?? '') ? Number(after) : undefined
  const rows = await db.orm
    .select({
      row: legalHold,
      set_by: setter.name,
      release_asked_by: asker.name,
      released_by: releaser.name,
    })
    .from(legalHold)
    .leftJoin(setter, sql`${setter.member_id} = ${legalHold.set_by}`)
    .leftJoin(asker, sql`${asker.member_id} = ${legalHold.release_asked_by}`)
    .leftJoin(releaser, sql`${releaser.member_id} = ${legalHold.released_by}`)
    .where(before === undefined ? undefined : lt(legalHold.hold_id, before))
    .orderBy(desc(legalHold.hold_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(({ row, ...names }) => ({
    hold_id: row.hold_id,
    scope: row.scope,
    handset: phoneOf(config, row),
    pid: row.pid,
    page_code: row.page_code,
    from_day: row.from_day,
    until_day: row.until_day,
    reason: row.reason,
    reference_no: row.reference_no,
    set_by: names.set_by ?? '',
    set_at: row.set_at.toISOString(),
    release_asked_by: names.release_asked_by,
    release_asked_at: row.release_asked_at?.toISOString() ?? null,
    release_reason: row.release_reason,
    is_own_ask: row.release_asked_by === member_id,
    released_by: names.released_by,
    released_at: row.released_at?.toISOString() ?? null,
  }))
  return {
    list,
    standing: await db.orm.$count(legalHold, isNull(legalHold.released_at)),
    next: rows.length > limit ? String(list.at(-1)?.hold_id) : null,
  }
}

function phoneOf(
  config: Context['config'],
  { handset_enc, handset_hash }: Pick<typeof legalHold.$inferSelect, 'handset_enc' | 'handset_hash'>,
): string | null {
  if (handset_enc === null || handset_hash === null) return null
  return maskHandset(openHandset(config, 'legal_hold', { handset_enc, handset_hash }))
}
