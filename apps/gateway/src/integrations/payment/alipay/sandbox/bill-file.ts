import { yuanOf } from '@yingzao/contract/server'
import { timeText } from '../../../../spreadsheets/cell'
import { writeZip } from '../../../../spreadsheets/zip'
import type { SandboxTrade } from '../../sandbox-ledger'
import { encodeGbk } from './encode-gbk'

const TITLES =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

interface Movement {
  trade: SandboxTrade
  /** Negative for a refund. */
  amount: number
  at: Date
  outRefundNo?: string
}

/** Returns a day's bill in Alipay's format: a ZIP file with the payments and a summary, as CSV in GBK. */
export async function billFile(
  trades: readonly SandboxTrade[],
  { day, sellerId }: { day: string; sellerId: string },
): Promise<Buffer> {
  const moved = trades
    .flatMap(movements)
    .filter(({ at }) => timeText(at).startsWith(day))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const name = `${sellerId}0156_${day.replaceAll('-', '')}_业务明细`
  const files = [
    { name: `${name}.csv`, bytes: [encodeGbk(details(moved, { day, sellerId }))] },
    { name: `${name}(汇总).csv`, bytes: [encodeGbk(`#支付宝业务汇总查询\r\n${heading({ day, sellerId })}`)] },
  ]
  const chunks: Buffer[] = []
  for await (const chunk of writeZip(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function movements(trade: SandboxTrade): Movement[] {
  const payment = trade.paidAt ? [{ trade, amount: trade.amount, at: trade.paidAt }] : []
  const refunds = trade.refunds.flatMap(({ outRefundNo, amount, refundedAt }) =>
    refundedAt ? [{ trade, amount: -amount, at: refundedAt, outRefundNo }] : [],
  )
  return [...payment, ...refunds]
}

function details(moved: readonly Movement[], account: { day: string; sellerId: string }): string {
  const payments = moved.filter(({ amount }) => amount > 0)
  const refunds = moved.filter(({ amount }) => amount < 0)
  return [
    `#支付宝业务明细查询\r\n${heading(account)}`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    TITLES,
    ...moved.map(line),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${payments.length}笔，商家实收共${sum(payments)}元，商家优惠共0.00元`,
    `#退款合计：${refunds.length}笔，商家实收退款共${sum(refunds)}元，商家优惠退款共0.00元`,
    '',
  ].join('\r\n')
}

function heading({ day, sellerId }: { day: string; sellerId: string }): string {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  return `#账号：[${sellerId}0156]\r\n#起始日期：[${midnight(day)}]   终止日期：[${midnight(next)}]`
}

function midnight(day: string): string {
  const [year, month, date] = day.split('-')
  return `${year}年${month}月${date}日 00:00:00`
}

function line({ trade, amount, at, outRefundNo = '' }: Movement): string {
  const yuan = yuanOf(amount)
  const times = [trade.paidAt ?? at, at].map(timeText)
  const numbers = [
    `${trade.transactionId}\t`,
    `${trade.outTradeNo}\t`,
    outRefundNo === '' ? '交易\t' : '退款\t',
  ]
  const shop = ['\t', '\t', '\t', '\t', '*付款人(138****0000)\t']
  const shares = ['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00\t', '0.00']
  return [
    ...numbers,
    trade.subject,
    ...times,
    ...shop,
    yuan,
    yuan,
    ...shares,
    `${outRefundNo}\t`,
    '0.00',
    '0.00',
    '',
  ].join(',')
}

function sum(moved: readonly Movement[]): string {
  return yuanOf(moved.reduce((fen, { amount }) => fen + amount, 0))
}
