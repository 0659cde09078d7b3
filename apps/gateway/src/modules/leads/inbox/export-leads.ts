import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import type { Cell, Table } from '../../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import { WORKERS } from './assign-leads'
import { findTrails } from './export-trail'
import { findFirstPart, findPart, findRows, type InboxRow } from './inbox-store'
import { leadColumns, leadLine } from './lead-table'
import { readFilter, type Wanted } from './read-filter'

type Input = StudioInput<StudioOperations['leadExport']>

const LIMIT = { name: 'lead-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的线索超过 100,000 条，一个文件放不下，请缩小日期或其他条件后分批导出',
}

/**
 * A table of the leads that a filter finds, newest first, read while it is sent: no database connection waits for a
 * slow download, and nothing is read for somebody who has left. The log records who has it before its first byte is
 * sent. Throws `forbidden` for whole phones if the member may not have them, `tooManyRequests` above the limit per
 * member, and `invalidParameters` for more leads than a file may have.
 */
export async function exportLeads(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id' | 'roles'>,
  actor: Actor,
  input: Input,
): Promise<StudioFile> {
  const { filter, format, with_handsets, reason } = input
  if (with_handsets && !member.roles.some((role) => WORKERS.includes(role))) {
    throw new AppError(studioErrors.forbidden)
  }
  await limitMember(ctx.db, LIMIT, member)
  const wanted = readFilter(ctx.config, filter, member)
  const { total: rows } = await findFirstPart(ctx.db.orm, wanted, { limit: 1, most: MOST_ROWS + 1 })
  if (rows > MOST_ROWS) throw new AppError(TOO_MANY)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'lead.export',
      subject: 'leads',
      after: { reason, format, with_handsets, rows, filter },
    }),
  )
  const table: Table = { columns: leadColumns, parts: lines(ctx, wanted, with_handsets) }
  return tableFile(table, { name: '线索', sheet: '线索', format })
}

/** The lines of the table, part by part. Leads that come meanwhile are newer than where it began, so it ends. */
async function* lines(
  { config, db }: Pick<Context, 'config' | 'db'>,
  wanted: Wanted,
  with_handsets: boolean,
): AsyncGenerator<Cell[][]> {
  let after: InboxRow | undefined
  for (;;) {
    const ids = await findPart(db.orm, wanted, { after, limit: ROWS_AT_ONCE })
    const rows = await findRows(db.orm, ids)
    const trailOf = await findTrails(db.orm, rows)
    yield rows.map((row) => leadLine(config, row, trailOf(row), { with_handsets }))
    if (ids.length < ROWS_AT_ONCE) return
    after = rows.at(-1) ?? after
  }
}
