import { maskHandset } from '@yingzao/contract/server'
import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { desc, inArray } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import { openHandset } from '../../../pii/sealed-handset'
import type { Cell, Column } from '../../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { chinaClock, chinaDay } from '../../../time/china-time'
import { type Actor, appendAudit } from '../../audit'
import { openDayRegister } from '../open-day-tables'
import { findVisits, isMeant, type VisitRow } from './visit-rows'

const LIMIT = { name: 'openday-visit-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的登记超过 100,000 条，一个文件放不下，请按场次分批导出',
}

const COLUMNS: readonly Column[] = [
  { title: '登记号', width: 14 },
  { title: '场次', width: 24 },
  { title: '姓名', width: 14 },
  { title: '手机号', width: 14 },
  { title: '人数', width: 6 },
  { title: '状态', width: 8 },
  { title: '通行证号', width: 14 },
  { title: '入场时间', width: 20 },
  { title: '来源页面', width: 16 },
  { title: '登记时间', width: 20 },
]

/**
 * A table of the registrations for an open day, newest first, read while it is sent. The log records who has it before
 * its first byte is sent. Throws `tooManyRequests` above the limit per member, and `invalidParameters` for more than a
 * file may have.
 */
export async function exportVisits(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { filter, format, with_handsets, reason }: StudioInput<StudioOperations['openDayVisitExport']>,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  const numbers = await findNumbers(ctx, filter)
  if (numbers.length > MOST_ROWS) throw new AppError(TOO_MANY)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'openday_visit.export',
      subject: `openday:${filter.event_id}`,
      after: { reason, format, with_handsets, rows: numbers.length, filter },
    }),
  )
  const lineOf = (row: VisitRow): Cell[] => {
    const handset = openHandset(ctx.config, 'openday_register', row)
    return [
      row.register_no,
      `${chinaDay(row.start_at)} ${chinaClock(row.start_at)}–${chinaClock(row.end_at)}`,
      row.name,
      with_handsets ? handset : maskHandset(handset),
      row.people_num,
      row.status === 1 ? '已登记' : '已取消',
      row.ticket_no,
      row.entered_at === null ? '' : new Date(row.entered_at),
      row.page_code ?? '',
      row.registered_at,
    ]
  }
  return tableFile(
    { columns: COLUMNS, parts: lines(ctx, numbers, lineOf) },
    { name: `开放日登记-${filter.event_id}`, sheet: '开放日登记', format },
  )
}

/**
 * All at once: otherwise somebody who gives a pass back and registers again while the table is sent would be skipped,
 * or be in it twice.
 */
async function findNumbers(
  { db }: Pick<Context, 'db'>,
  filter: Parameters<typeof isMeant>[0],
): Promise<string[]> {
  const rows = await db.orm
    .select({ register_no: openDayRegister.register_no })
    .from(openDayRegister)
    .where(isMeant(filter))
    .orderBy(desc(openDayRegister.registered_at), desc(openDayRegister.register_no))
    .limit(MOST_ROWS + 1)
  return rows.map(({ register_no }) => register_no)
}

async function* lines(
  { db }: Pick<Context, 'db'>,
  numbers: readonly string[],
  lineOf: (row: VisitRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < numbers.length; from += ROWS_AT_ONCE) {
    const part = numbers.slice(from, from + ROWS_AT_ONCE)
    const which = inArray(openDayRegister.register_no, part)
    yield (await findVisits(db.orm, { which, limit: part.length })).map(lineOf)
  }
}
