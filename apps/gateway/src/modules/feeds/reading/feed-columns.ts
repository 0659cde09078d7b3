import type { FeedKind, FeedRow } from '@yingzao/contract/server'
import type { CellKind } from './read-cell'

/** A column as files have it: what its cells hold, and what files call it besides its name. */
export interface FeedColumn {
  holds: CellKind
  titles: readonly string[]
  /** A file has to have it. */
  isNeeded?: true
}

const code: FeedColumn = {
  holds: 'code',
  titles: ['代码', '证券代码', '股票代码', '基金代码'],
  isNeeded: true,
}
const name: FeedColumn = {
  holds: 'name',
  titles: ['名称', '证券名称', '股票名称', '股票简称', '证券简称', '基金名称', '基金简称'],
  isNeeded: true,
}
const risk_level: FeedColumn = { holds: 'risk', titles: ['风险等级'] }
/** Not part of the row that pages show: by it they are narrowed down. Without it what is known of the code. */
const sector: FeedColumn = { holds: 'text', titles: ['行业', '板块', '所属行业', '所属板块'] }

type ColumnsOf<Kind extends FeedKind> = Readonly<Record<keyof FeedRow<Kind> & string, FeedColumn>> & {
  readonly sector?: FeedColumn
}

/** The columns of each kind, by our names. */
export const feedColumns: { readonly [Kind in FeedKind]: ColumnsOf<Kind> } = {
  lhb: {
    trade_date: { holds: 'day', titles: ['交易日期', '上榜日期', '上榜日', '日期'] },
    code,
    name,
    change_rate: { holds: 'percent', titles: ['涨跌幅', '涨幅'] },
    net_buy: { holds: 'yuan', titles: ['净买入额', '净买额', '龙虎榜净买额', '净额'], isNeeded: true },
    buy: { holds: 'yuan', titles: ['买入额', '买入金额', '龙虎榜买入额'] },
    sell: { holds: 'yuan', titles: ['卖出额', '卖出金额', '龙虎榜卖出额'] },
    reason: { holds: 'name', titles: ['上榜原因', '原因', '解读'], isNeeded: true },
    seats: { holds: 'seats', titles: ['席位', '席位明细', '营业部'] },
    sector,
  },
  jgdy: {
    code,
    name,
    survey_date: { holds: 'day', titles: ['调研日期', '接待日期'], isNeeded: true },
    org_count: { holds: 'count', titles: ['机构数量', '接待机构数量', '机构家数'] },
    orgs: { holds: 'names', titles: ['机构', '机构名单', '接待机构', '调研机构'] },
    way: { holds: 'text', titles: ['方式', '接待方式', '调研方式'] },
    topics: { holds: 'text', titles: ['主题', '主要内容', '调研内容'] },
    notice_url: { holds: 'address', titles: ['公告', '公告链接', '公告地址'], isNeeded: true },
    sector,
  },
  etf: {
    code,
    name,
    index: { holds: 'text', titles: ['跟踪指数', '指数', '标的指数'] },
    sector,
    scale: { holds: 'yuan', titles: ['规模', '基金规模'] },
    chg_1d: { holds: 'percent', titles: ['当日涨跌幅', '涨跌幅', '日涨幅'] },
    chg_5d: { holds: 'percent', titles: ['近5日涨跌幅', '5日涨跌幅', '近一周'] },
    chg_20d: { holds: 'percent', titles: ['近20日涨跌幅', '20日涨跌幅', '近一月'] },
    risk_level,
  },
  fund: {
    code,
    name,
    type: { holds: 'text', titles: ['类型', '主题', '基金类型'] },
    nav: { holds: 'price', titles: ['单位净值', '净值', '最新净值'] },
    chg_1m: { holds: 'percent', titles: ['近1月涨跌幅', '近一月', '近1月'] },
    chg_1y: { holds: 'percent', titles: ['近1年涨跌幅', '近一年', '近1年'] },
    risk_level,
  },
}

/** The column of a kind with this name, if there is one. */
export function columnOf(kind: FeedKind, name: string): FeedColumn | undefined {
  const columns: Readonly<Record<string, FeedColumn>> = feedColumns[kind]
  return Object.hasOwn(columns, name) ? columns[name] : undefined
}

/** What operators know a column by: the first of its titles. */
export const titleOf = (kind: FeedKind, name: string): string => columnOf(kind, name)?.titles[0] ?? name

/** Whether its cells hold money, which has a unit. */
export const isMoney = (kind: FeedKind, name: string): boolean =>
  ['yuan', 'seats'].includes(columnOf(kind, name)?.holds ?? '')
