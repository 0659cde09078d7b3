import type { Payload, Response } from '../answers/answer'

export type Kind = Payload<'feedList'>['kind']
export type Feed = Response<'feedList'>
export type Row = Feed['list'][number]
export type LhbRow = Extract<Row, { seats: unknown }>
export type JgdyRow = Extract<Row, { notice_url: string }>

export const KIND_NAMES = {
  lhb: '龙虎榜',
  jgdy: '机构调研',
  etf: 'ETF',
  fund: '基金',
} as const satisfies Record<Kind, string>

/** How a value is written: see `cellOf`. Rates of change and flows of money have a sign, and a tone that follows it. */
export type Format = 'percent' | 'flow' | 'money' | 'nav' | 'count' | 'day' | 'text' | 'long' | 'names'

export interface Column {
  /** The field of the row, and what the gateway sorts by. */
  key: string
  title: string
  format: Format
  /** The gateway can sort by it. */
  sorts?: true
}

/** The columns besides name and code. */
export const COLUMNS: Record<Kind, readonly Column[]> = {
  lhb: [
    { key: 'change_rate', title: '涨跌幅', format: 'percent', sorts: true },
    { key: 'net_buy', title: '净买入(元)', format: 'flow', sorts: true },
    { key: 'buy', title: '买入(元)', format: 'money', sorts: true },
    { key: 'sell', title: '卖出(元)', format: 'money', sorts: true },
    { key: 'reason', title: '上榜原因', format: 'long' },
  ],
  jgdy: [
    { key: 'survey_date', title: '调研日期', format: 'day', sorts: true },
    { key: 'org_count', title: '机构家数', format: 'count', sorts: true },
    { key: 'topics', title: '调研内容', format: 'long' },
  ],
  etf: [
    { key: 'chg_1d', title: '近1日', format: 'percent', sorts: true },
    { key: 'chg_5d', title: '近5日', format: 'percent', sorts: true },
    { key: 'chg_20d', title: '近20日', format: 'percent', sorts: true },
    { key: 'scale', title: '规模(元)', format: 'money', sorts: true },
    { key: 'sector', title: '赛道', format: 'text' },
    { key: 'index', title: '跟踪指数', format: 'text' },
    { key: 'risk_level', title: '风险等级', format: 'text' },
  ],
  fund: [
    { key: 'chg_1m', title: '近1月', format: 'percent', sorts: true },
    { key: 'chg_1y', title: '近1年', format: 'percent', sorts: true },
    { key: 'nav', title: '净值(元)', format: 'nav', sorts: true },
    { key: 'type', title: '类型', format: 'text' },
    { key: 'risk_level', title: '风险等级', format: 'text' },
  ],
}

/** What a tap on a row shows besides the seats; for those that show more than the table. */
export const DETAILS: Partial<Record<Kind, readonly Column[]>> = {
  lhb: [
    { key: 'trade_date', title: '上榜日期', format: 'day' },
    { key: 'reason', title: '上榜原因', format: 'text' },
    { key: 'change_rate', title: '涨跌幅', format: 'percent' },
    { key: 'net_buy', title: '净买入', format: 'flow' },
  ],
  jgdy: [
    { key: 'survey_date', title: '调研日期', format: 'day' },
    { key: 'way', title: '调研方式', format: 'text' },
    { key: 'org_count', title: '机构家数', format: 'count' },
    { key: 'orgs', title: '参与机构', format: 'names' },
    { key: 'topics', title: '调研内容', format: 'text' },
  ],
}

/** The columns of `etf` that are chosen as periods too. */
export const PERIODS = ['chg_1d', 'chg_5d', 'chg_20d'] as const
