import {
  admits,
  type StudioInput,
  type StudioOperations,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import type { Cell, Table } from '../../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import { type AnswerFilter, type AnswerRow, countAnswers, findAnswers, findFields } from './answer-store'
import { openPersonal, shownText } from './personal'

type Input = StudioInput<StudioOperations['surveyExport']>

const LIMIT = { name: 'survey-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的答卷超过 100,000 份，一个文件放不下，请缩小日期后分批导出',
}

const FIXED = [
  { title: '编号', width: 10 },
  { title: '提交时间', width: 20 },
  { title: '页面版本', width: 10 },
]

/**
 * Exports a table of answers, newest first, with a column for each field that any version of the form had; read while
 * it is sent. The log says who has it before its first byte is sent. Throws `forbidden` for personal answers if the
 * member may not see them, `tooManyRequests` above the limit of a member, and `invalidParameters` for more than a file
 * may hold.
 */
export async function exportAnswers(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id' | 'roles'>,
  actor: Actor,
  { filter, format, with_personal, reason }: Input,
): Promise<StudioFile> {
  if (with_personal && !admits(studioOperations.surveyReveal.access, member.roles)) {
    throw new AppError(studioErrors.forbidden)
  }
  await limitMember(ctx.db, LIMIT, member)
  const rows = await countAnswers(ctx.db.orm, filter, MOST_ROWS + 1)
  if (rows > MOST_ROWS) throw new AppError(TOO_MANY)
  const fields = await findFields(ctx.db.orm, filter)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'survey.export',
      subject: `page:${filter.page_code}`,
      after: { reason, format, with_personal, rows, filter },
    }),
  )
  const table: Table = {
    columns: [...FIXED, ...fields.map(({ label }) => ({ title: label, width: 20 }))],
    parts: lines(ctx, filter, { ids: fields.map(({ id }) => id), isWhole: with_personal }),
  }
  return tableFile(table, { name: `表单-${filter.page_code}`, sheet: '表单', format })
}

interface Wanted {
  /** Of the fields, one per column. */
  ids: readonly string[]
  isWhole: boolean
}

/** The lines of the table, part by part. Answers that arrive meanwhile are newer than where it began, so it ends. */
async function* lines(
  { config, db }: Pick<Context, 'config' | 'db'>,
  filter: AnswerFilter,
  wanted: Wanted,
): AsyncGenerator<Cell[][]> {
  let after: number | undefined
  for (;;) {
    const rows = await findAnswers(db.orm, filter, { after, limit: ROWS_AT_ONCE })
    yield rows.map((row) => lineOf(config, row, wanted))
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id
  }
}

function lineOf(keys: Context['config'], row: AnswerRow, { ids, isWhole }: Wanted): Cell[] {
  const personal = openPersonal(keys, row)
  const texts = new Map(row.answers.map((answer) => [answer.id, shownText(answer, personal, { isWhole })]))
  return [row.id, row.created_at, row.version ?? '', ...ids.map((id) => texts.get(id) ?? '')]
}
