import { ORDER_STATUS, SUPPLIER_TITLES, yuanOf } from '@yingzao/contract/server'
import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import type { Cell, Column, Table } from '../../../spreadsheets/cell'
import { MOST_ROWS, ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import { listedOrder } from './list-orders'
import { countOrders, findOrders, type OrderRow } from './order-console-store'
import { readOrderFilter } from './read-order-filter'

type Input = StudioInput<StudioOperations['orderExport']>

const LIMIT = { name: 'order-export', perHour: 30 }

const TOO_MANY = {
  ...studioErrors.invalidParameters,
  msg: '符合条件的订单超过 100,000 笔，一个文件放不下，请缩小日期或其他条件后分批导出',
}

const COLUMNS: readonly Column[] = [
  { title: '订单号', width: 26 },
  { title: '状态', width: 10 },
  { title: '商品', width: 24 },
  { title: '规格', width: 14 },
  { title: '买家编号', width: 10 },
  { title: '手机号', width: 14 },
  { title: '应付（元）', width: 12 },
  { title: '实收（元）', width: 12 },
  { title: '已退（元）', width: 12 },
  { title: '支付渠道', width: 12 },
  { title: '交易号', width: 32 },
  { title: '页面', width: 20 },
  { title: '页面版本', width: 10 },
  { title: '下单时间', width: 20 },
  { title: '支付时间', width: 20 },
  { title: '关闭或退款时间', width: 20 },
]

const STATUSES: Readonly<Record<number, string>> = {
  [ORDER_STATUS.open]: '待支付',
  [ORDER_STATUS.paid]: '已支付',
  [ORDER_STATUS.closed]: '已关闭',
  [ORDER_STATUS.refunded]: '已退款',
}

/**
 * A table of the orders that a filter finds, newest first, read while it is sent. The log records who has it before its
 * first byte is sent. Throws `tooManyRequests` above the limit per member, and `invalidParameters` for more than a file
 * may have.
 */
export async function exportOrders(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { filter, format, reason }: Input,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  const where = readOrderFilter(filter)
  const rows = await countOrders(ctx.db.orm, where, MOST_ROWS + 1)
  if (rows > MOST_ROWS) throw new AppError(TOO_MANY)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'order.export',
      subject: 'orders',
      after: { reason, format, rows, filter },
    }),
  )
  const table: Table = { columns: COLUMNS, parts: lines(ctx, where) }
  return tableFile(table, { name: '订单', sheet: '订单', format })
}

/** The lines of the table, part by part. Orders that come meanwhile are newer than where it began, so it ends. */
async function* lines(
  { config, db }: Pick<Context, 'config' | 'db'>,
  where: SQL | undefined,
): AsyncGenerator<Cell[][]> {
  let last: OrderRow | undefined
  for (;;) {
    const after = last && { micros: last.micros, pid: last.order.pid }
    const rows = await findOrders(db.orm, where, { after, limit: ROWS_AT_ONCE })
    yield rows.map((row) => lineOf(config, row))
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}

function lineOf(keys: Context['config'], row: OrderRow): Cell[] {
  const { order, suppliers, transactions } = row
  const shown = listedOrder(keys, row)
  return [
    order.pid,
    STATUSES[order.status] ?? '',
    order.name,
    order.sku_name,
    order.uid,
    shown.handset || '已注销',
    yuanCell(order.payable),
    yuanCell(shown.paid),
    yuanCell(shown.refunded),
    suppliers.map((name) => SUPPLIER_TITLES[name]).join(' '),
    transactions.join(' '),
    order.page_code ?? '',
    order.page_version ?? '',
    order.created_at,
    order.paid_at ?? '',
    order.ended_at ?? '',
  ]
}

/** A number, so that programs can add it up; no digit is lost, as there are fewer than fifteen. */
function yuanCell(fen: number): number {
  return Number(yuanOf(fen))
}
