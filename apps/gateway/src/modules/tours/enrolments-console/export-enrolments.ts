import { maskHandset } from '@yingzao/contract/server'
import {
  type EnrolmentState,
  type StudioInput,
  type StudioOperations,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import { openHandset } from '../../../pii/sealed-handset'
import type { Cell, Column } from '../../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import {
  countEnrolments,
  type EnrolmentCursor,
  type EnrolmentRow,
  findEnrolments,
  stateOf,
} from './enrolment-rows'

type Input = StudioInput<StudioOperations['enrolmentExport']>

const LIMIT = { name: 'enrolment-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的报名超过 100,000 条，一个文件放不下，请按讲座分批导出',
}

const COLUMNS: readonly Column[] = [
  { title: '报名号', width: 14 },
  { title: '讲座', width: 30 },
  { title: '城市', width: 10 },
  { title: '开始时间', width: 20 },
  { title: '姓名', width: 14 },
  { title: '手机号', width: 14 },
  { title: '人数', width: 8 },
  { title: '状态', width: 10 },
  { title: '门票号', width: 14 },
  { title: '入场时间', width: 20 },
  { title: '来源页面', width: 20 },
  { title: '报名时间', width: 20 },
]

const STATES: Readonly<Record<EnrolmentState, string>> = {
  taken: '已报名',
  waiting: '候补中',
  returned: '已取消',
}

/**
 * A table of the enrolments that match a filter, newest first, read while it is sent. The log records who gets it
 * before its first byte is sent. Throws `tooManyRequests` above the limit per member, and `invalidParameters` for more
 * enrolments than a file may have.
 */
export async function exportEnrolments(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { filter, format, with_handsets, reason }: Input,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  const rows = await countEnrolments(ctx.db.orm, filter, MOST_ROWS + 1)
  if (rows > MOST_ROWS) throw new AppError(TOO_MANY)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'enrolment.export',
      subject: 'enrolments',
      after: { reason, format, with_handsets, rows, filter },
    }),
  )
  const lineOf = (row: EnrolmentRow): Cell[] => {
    const handset = openHandset(ctx.config, 'tour_enroll', row)
    return [
      row.enroll_no,
      row.speech_title,
      row.city,
      row.start_at,
      row.name,
      with_handsets ? handset : maskHandset(handset),
      row.people_num,
      STATES[stateOf(row)],
      row.ticket_no ?? '',
      row.entered_at === null ? '' : new Date(row.entered_at),
      row.page_code ?? '',
      row.created_at,
    ]
  }
  return tableFile(
    { columns: COLUMNS, parts: lines(ctx, filter, lineOf) },
    { name: '讲座报名', sheet: '讲座报名', format },
  )
}

/** Enrolments made meanwhile are newer than the first one read, so the table ends. */
async function* lines(
  { db }: Pick<Context, 'db'>,
  filter: Input['filter'],
  lineOf: (row: EnrolmentRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: EnrolmentCursor | undefined
  for (;;) {
    const rows = await findEnrolments(db.orm, filter, { after, limit: ROWS_AT_ONCE })
    yield rows.map(lineOf)
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)
  }
}
