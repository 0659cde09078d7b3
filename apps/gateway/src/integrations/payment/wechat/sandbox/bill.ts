import { createHash } from 'node:crypto'
import { yuanOf } from '@yingzao/contract/server'
import { chinaDay, chinaMidnight, chinaTime } from '../../../../time/china-time'
import type { SandboxRefund, SandboxTrade, WireReply } from '../../sandbox-ledger'
import { BILL_COLUMNS, type BillColumn, SUM_COLUMNS, SUMMED } from '../bill-columns'
import { refused, type SandboxContext, type SandboxReply, type SandboxRequest } from './context'
import { tradeType, transactionOf } from './payments'

export const FILE_PATH = '/v3/billdownload/file'

/** When the bill of a day is available: the next day at ten. */
const MADE_AFTER_MS = (24 + 10) * 60 * 60 * 1000

export async function tellBill(ctx: SandboxContext, { url, query }: SandboxRequest): Promise<SandboxReply> {
  const day = query.get('bill_date') ?? ''
  const start = chinaMidnight(day).getTime()
  if (Number.isNaN(start)) return refused(400, 'PARAM_ERROR', '账单日期格式不正确')
  if (ctx.now().getTime() < start + MADE_AFTER_MS) return refused(400, 'STATEMENT_CREATING', '账单生成中')
  const file = await billFile(ctx, day)
  if (!file) return refused(400, 'NO_STATEMENT_EXIST', '请求的账单文件不存在')
  return {
    status: 200,
    json: {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(file).digest('hex'),
      download_url: `${new URL(url).origin}${FILE_PATH}?token=${day}`,
    },
  }
}

/** The file itself, which is not signed. */
export async function sendBill(ctx: SandboxContext, { query }: SandboxRequest): Promise<WireReply> {
  const file = await billFile(ctx, query.get('token') ?? '')
  return {
    status: file ? 200 : 404,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(file ?? ''),
  }
}

async function billFile(ctx: SandboxContext, day: string): Promise<string | undefined> {
  const trades = await ctx.ledger.onDay('wechat', day)
  const isThen = (moment: Date | undefined): moment is Date =>
    moment !== undefined && chinaDay(moment) === day
  const rows = trades.flatMap((trade) => [
    ...(isThen(trade.paidAt) ? [paymentRow(ctx, trade, trade.paidAt)] : []),
    ...trade.refunds.flatMap((refund) =>
      isThen(refund.refundedAt) ? [refundRow(ctx, trade, refund, refund.refundedAt)] : [],
    ),
  ])
  return rows.length > 0 ? writeBill(rows) : undefined
}

type Row = Partial<Record<BillColumn, string>>

/** Writes the file as WeChat Pay does: marked as UTF-8, a backtick before each cell, sums at the end. */
export function writeBill(rows: readonly Row[]): string {
  const sums = new Map(SUMMED.map(([title, column]) => [title, sumOf(rows, column)]))
  const lines = [
    BILL_COLUMNS.join(),
    ...rows.map((row) => lineOf(BILL_COLUMNS.map((column) => row[column] ?? ''))),
    SUM_COLUMNS.join(),
    lineOf(
      SUM_COLUMNS.map((title) =>
        title === '总交易单数' ? `${rows.length}.0` : yuanOf(sums.get(title) ?? 0),
      ),
    ),
  ]
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell) => `\`${cell}`).join()
}

function sumOf(rows: readonly Row[], column: BillColumn): number {
  return rows.reduce((fen, row) => fen + Number((row[column] ?? '0').replace('.', '')), 0)
}

function paymentRow(ctx: SandboxContext, trade: SandboxTrade, at: Date): Row {
  return {
    ...row(ctx, trade, at),
    交易状态: 'SUCCESS',
    应结订单金额: yuanOf(trade.amount),
    微信退款单号: '0',
    商户退款单号: '0',
    退款金额: '0.00',
    订单金额: yuanOf(trade.amount),
    申请退款金额: '0.00',
  }
}

function refundRow(ctx: SandboxContext, trade: SandboxTrade, refund: SandboxRefund, at: Date): Row {
  return {
    ...row(ctx, trade, at),
    交易状态: 'REFUND',
    应结订单金额: '0.00',
    微信退款单号: refund.refundId,
    商户退款单号: refund.outRefundNo,
    退款金额: yuanOf(refund.amount),
    退款类型: 'ORIGINAL',
    退款状态: 'SUCCESS',
    订单金额: '0.00',
    申请退款金额: yuanOf(refund.amount),
  }
}

function row(ctx: SandboxContext, trade: SandboxTrade, at: Date): Row {
  return {
    交易时间: chinaTime(at).slice(0, 19).replace('T', ' '),
    公众账号ID: transactionOf(ctx, trade).appid,
    商户号: ctx.keys.mchid,
    特约商户号: '0',
    微信订单号: trade.transactionId ?? '',
    商户订单号: trade.outTradeNo,
    用户标识: 'sandbox',
    交易类型: tradeType(trade.way),
    付款银行: 'OTHERS',
    货币种类: 'CNY',
    代金券金额: '0.00',
    充值券退款金额: '0.00',
    // A subject with a line break must not break the line.
    商品名称: trade.subject.replace(/\s/g, ' '),
    手续费: '0.00000',
    费率: '0.60%',
  }
}
