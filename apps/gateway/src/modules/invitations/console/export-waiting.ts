import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import type { Cell, Column } from '../../../spreadsheets/cell'
import { ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import { maskedPhone, wholePhone } from '../../passport'
import { findWaiting, type GrantRow } from './grant-rows'

const LIMIT = { name: 'prize-grant-export', perHour: 30 }

/** The first two are what `importDeliveries` reads, so that the same table can be filled in and imported again. */
const COLUMNS: readonly Column[] = [
  { title: 'grant_id', width: 12 },
  { title: 'delivery', width: 24 },
  { title: '手机号', width: 14 },
  { title: '奖品', width: 24 },
  { title: '领取时间', width: 20 },
]

/**
 * A table of the prizes of an activity that are waiting to be handed over, read while it is sent. The log records who
 * has it before its first byte is sent. Throws `tooManyRequests` above the limit per member.
 */
export async function exportWaiting(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { filter, format, with_handsets, reason }: StudioInput<StudioOperations['prizeGrantExport']>,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'prize_grant.export',
      subject: `invite:${filter.activity_id}`,
      after: { reason, format, with_handsets },
    }),
  )
  const phoneOf = with_handsets ? wholePhone : maskedPhone
  const lineOf = (row: GrantRow): Cell[] => [
    row.grant.grant_id,
    '',
    phoneOf(ctx.config, row) || '已注销',
    row.prize_name,
    row.grant.granted_at,
  ]
  return tableFile(
    { columns: COLUMNS, parts: lines(ctx, filter.activity_id, lineOf) },
    { name: `待发放-${filter.activity_id}`, sheet: '待发放', format },
  )
}

/** Prizes promised meanwhile come after those already there, so the table does end. */
async function* lines(
  { db }: Pick<Context, 'db'>,
  activity_id: string,
  lineOf: (row: GrantRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after = 0
  for (;;) {
    const rows = await findWaiting(db.orm, { activity_id, after, limit: ROWS_AT_ONCE })
    yield rows.map(lineOf)
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.grant.grant_id ?? after
  }
}
