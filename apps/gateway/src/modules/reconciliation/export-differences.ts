import {
  type StudioInput,
  type StudioOperations,
  SUPPLIER_TITLES,
  studioErrors,
  yuanOf,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import type { StudioFile } from '../../http/register-studio-operation'
import { limitMember } from '../../limits/limit-member'
import type { Cell, Table } from '../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../audit'
import {
  countFound,
  type DifferenceFilter,
  type DifferencePlace,
  findDifferences,
  type NamedDifference,
} from './list-store'

const LIMIT = { name: 'difference-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的差异超过 100,000 条，一个文件放不下，请缩小日期后分批导出',
}

const COLUMNS = [
  { title: '账单日', width: 12 },
  { title: '支付平台', width: 10 },
  { title: '差异', width: 16 },
  { title: '平台单号或退款单号', width: 34 },
  { title: '支付单号', width: 30 },
  { title: '订单号', width: 28 },
  { title: '平台金额（元）', width: 14 },
  { title: '平台时间', width: 20 },
  { title: '我方金额（元）', width: 14 },
  { title: '我方时间', width: 20 },
  { title: '状态', width: 10 },
  { title: '处理结果', width: 26 },
  { title: '签署理由', width: 30 },
  { title: '处理人', width: 12 },
  { title: '处理时间', width: 20 },
]

const STATES = { open: '待处理', settled: '已处理', signed: '已签署' }
const KINDS = {
  payment_theirs: '平台有、我方无的收款',
  payment_ours: '我方有、平台无的收款',
  amount: '金额不一致',
  refund_theirs: '平台有、我方无的退款',
  refund_ours: '我方有、平台无的退款',
  day_edge: '跨日',
  bill_late: '账单未到',
}
const OUTCOMES = {
  '': '',
  elsewhere: '两边都有，只是记在不同的日子',
  gone: '再次对账时已一致',
  paid: '已补记，订单已支付',
  late: '已补记，订单已关闭，转入退款',
  twice: '已补记，属重复支付，转入退款',
  repeat: '已经补记过',
  confirmed: '平台查询结果与我方一致',
  refunded: '已补记为退款成功',
}

/**
 * A table of differences, open ones first; read while it is sent. The log records who gets it before its first byte is
 * sent. Throws `tooManyRequests` above a member's limit, and `invalidParameters` for more than a file may hold.
 */
export async function exportDifferences(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { filter, format, reason }: StudioInput<StudioOperations['differenceExport']>,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  const rows = await countFound(ctx.db.orm, filter)
  if (rows > MOST_ROWS) throw new AppError(TOO_MANY)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'reconciliation.export',
      subject: 'bills',
      after: { reason, format, rows, filter },
    }),
  )
  const table: Table = { columns: COLUMNS, parts: lines(ctx, filter) }
  return tableFile(table, { name: '对账差异', sheet: '对账差异', format })
}

async function* lines({ db }: Pick<Context, 'db'>, filter: DifferenceFilter): AsyncGenerator<Cell[][]> {
  let after: DifferencePlace | undefined
  for (;;) {
    const rows = await findDifferences(db.orm, filter, { after, limit: ROWS_AT_ONCE })
    yield rows.map(lineOf)
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = { isOpen: last.state === 'open', day: last.day, id: last.id }
  }
}

function lineOf(row: NamedDifference): Cell[] {
  return [
    row.day,
    SUPPLIER_TITLES[row.supplier],
    KINDS[row.kind],
    row.number,
    row.out_trade_no,
    row.pid ?? '',
    amountText(row.theirs),
    row.theirs_at ?? '',
    amountText(row.ours),
    row.ours_at ?? '',
    STATES[row.state],
    OUTCOMES[row.outcome],
    row.reason,
    row.decider ?? '',
    row.decided_at ?? '',
  ]
}

function amountText(fen: number | null): string {
  return fen === null ? '' : yuanOf(fen)
}
