import { type MarketState, marketSourceLimits } from '@yingzao/contract/studio'

const markets: Readonly<Record<MarketState, string>> = {
  open: '交易中',
  before: '未开盘',
  break: '午间休市',
  after: '已收盘',
  closed: '今天休市',
  unknown: '交易日历缺少今年，无法判断',
}

/** What the quote sources part of the Studio says. */
export const wording = {
  title: '行情来源',
  about: '模拟大赛、持股诊断等用到的行情从哪里来，最新到什么时候，晚到多久。',
  refresh: '刷新',
  markets,
  facts: {
    title: '现在',
    at: '查看时间',
    market: '市场',
    nextDay: '下一个交易日',
    unknown: '未知',
    address: '行情接口',
    set: '已配置',
    notSet: '未配置',
    calendar: '交易日历',
    until: (day: string) => `已导入到 ${day}`,
    noCalendar: '缺少今年',
    listed: '上市证券',
    count: (count: number) => `${count.toLocaleString('en-US')} 只`,
  },
  warnings: {
    notSet:
      '没有配置行情接口（MARKET_SOURCE_URL），行情不会自动更新，只能用 npm run data -- import quotes 导入。',
    calendar:
      '交易日历缺少今年，不会请求行情，比赛也不能结算。请用 npm run data -- import trade-calendar 导入全年。',
    missingYear: (year: number) => `交易日历还没有 ${year} 年的节假日，请在年底前导入。`,
    simulated: '正在使用模拟行情。模拟数据不代表真实交易，不构成投资建议。',
    stale: (count: number) =>
      `交易时间内有 ${count.toLocaleString('en-US')} 只证券超过 ${marketSourceLimits.staleMinutes} 分钟没有新行情。`,
    none: (count: number) => `有 ${count.toLocaleString('en-US')} 只上市证券没有行情。`,
    nothing: '还没有任何行情。',
  },
  sources: {
    title: '来源与延迟',
    about: (day: string | null) =>
      day === null
        ? '最近没有收到行情。'
        : `延迟是收到时间减去行情时间，统计 ${day} 全天收到的行情，按证券目前的来源归类。`,
    source: '来源',
    simulated: '模拟',
    instruments: '证券',
    newest: '最新行情',
    ticks: '收到',
    p50: '延迟中位数',
    p95: '95% 以内',
    max: '最长',
    nothing: '--',
  },
  some: {
    none: '没有行情的证券',
    stale: '久未更新的证券',
    first: (shown: number, count: number) => `前 ${shown} 只，共 ${count.toLocaleString('en-US')} 只`,
    code: '代码',
    name: '名称',
    quoted: '最新行情',
  },
  /** How long something took, or how long ago it was. */
  seconds(seconds: number): string {
    if (seconds < 60) return `${seconds} 秒`
    if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`
    if (seconds < 86_400)
      return `${Math.floor(seconds / 3_600)} 小时 ${Math.floor((seconds % 3_600) / 60)} 分`
    return `${Math.floor(seconds / 86_400)} 天`
  },
  ago: (text: string) => `${text}前`,
}
