import type { FeedKind, FeedRow } from '@yingzao/contract/studio'

type Titles = { readonly [Kind in FeedKind]: Readonly<Record<keyof FeedRow<Kind> & string, string>> }

/** What a kind of data is called, whatever title pages show. */
export const kindWords: Readonly<Record<FeedKind, string>> = {
  lhb: '龙虎榜',
  jgdy: '机构调研',
  etf: 'ETF',
  fund: '基金',
}

/** What the columns of each kind are called. */
const TITLES: Titles = {
  lhb: {
    trade_date: '交易日期',
    code: '代码',
    name: '名称',
    change_rate: '涨跌幅',
    net_buy: '净买入额',
    buy: '买入额',
    sell: '卖出额',
    reason: '上榜原因',
    seats: '席位',
  },
  jgdy: {
    code: '代码',
    name: '名称',
    survey_date: '调研日期',
    org_count: '机构数量',
    orgs: '机构',
    way: '方式',
    topics: '主题',
    notice_url: '公告链接',
  },
  etf: {
    code: '代码',
    name: '名称',
    index: '跟踪指数',
    sector: '行业',
    scale: '规模',
    chg_1d: '当日涨跌幅',
    chg_5d: '近5日涨跌幅',
    chg_20d: '近20日涨跌幅',
    risk_level: '风险等级',
  },
  fund: {
    code: '代码',
    name: '名称',
    type: '类型',
    nav: '单位净值',
    chg_1m: '近1月涨跌幅',
    chg_1y: '近1年涨跌幅',
    risk_level: '风险等级',
  },
}

const MONEY: Readonly<Record<FeedKind, readonly string[]>> = {
  lhb: ['net_buy', 'buy', 'sell', 'seats'],
  jgdy: [],
  etf: ['scale'],
  fund: [],
}

/** The names of the columns of a kind, in the order in which they are shown. */
export const columnNames = (kind: FeedKind): string[] => Object.keys(TITLES[kind])

/** What a column is called. Rows of some kinds are narrowed down by a sector that none of their columns shows. */
export function columnTitle(kind: FeedKind, name: string): string {
  const titles: Readonly<Record<string, string>> = TITLES[kind]
  return titles[name] ?? (name === 'sector' ? '行业' : name)
}

/** Whether a column holds money, which has a unit. */
export const holdsMoney = (kind: FeedKind, name: string): boolean => MONEY[kind].includes(name)

/** Whether a kind has money at all. */
export const hasMoney = (kind: FeedKind): boolean => MONEY[kind].length > 0
