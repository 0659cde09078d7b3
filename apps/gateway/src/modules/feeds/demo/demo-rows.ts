import type { FeedKind, FeedRow } from '@yingzao/contract/server'
import { dayAfter } from '../../../time/china-time'
import { DEMO_INSTRUMENTS } from '../../market'
import { type NewRow, rowOf } from '../reading/read-row'
import { type MadeUp, makeUp, rounded } from './made-up'

type Instrument = (typeof DEMO_INSTRUMENTS)[number]

const ofKind = (kind: Instrument['kind']) => DEMO_INSTRUMENTS.filter((one) => one.kind === kind)
const [shares, etfs] = [ofKind('stock'), ofKind('etf')]
const LHB_ROWS = 40
const JGDY_ROWS = 30

const REASONS = [
  '日涨幅偏离值达到7%的前五只证券',
  '日换手率达到20%的前五只证券',
  '日跌幅偏离值达到7%的前五只证券',
  '连续三个交易日内涨幅偏离值累计达到20%的证券',
]
const SEATS = [
  '示例证券江城人民路营业部',
  '虚构证券湖滨大道营业部',
  '样例证券北山路营业部',
  '演示证券中央街营业部',
  '示例证券总部',
  '机构专用（模拟）',
  '虚构证券东港路营业部',
]
const ORGS = ['示例基金', '虚构资产', '样例证券', '演示保险', '模拟私募', '示例养老', '虚构信托', '样例资本']
const WAYS = ['现场参观', '电话会议', '网络会议', '业绩说明会']
const TOPICS = [
  '产能建设进度与订单情况',
  '新产品研发安排',
  '海外业务布局',
  '原材料价格变化的影响',
  '全年经营计划的执行情况',
]
const THEMES = ['消费', '医药', '科技', '新能源', '军工', '金融', '债券', '均衡']

/** The rows of a kind on a day of the demo, all of them made up, and the same for the same day. */
export function demoRows(kind: FeedKind, day: string): NewRow[] {
  const made = makeUp(`${kind} ${day}`)
  const rows = { lhb: lhbRows, jgdy: jgdyRows, etf: etfRows, fund: fundRows }[kind](made, day)
  return rows.map((row) => rowOf(kind, row))
}

type Made = Record<string, unknown> & { sector: string }

/** Every share once, and some of them a second time for another reason. The largest net buy comes first. */
function lhbRows(made: MadeUp, trade_date: string): Made[] {
  const twice = made.some(shares, Math.max(0, LHB_ROWS - shares.length))
  return [...shares.map((share) => ({ share, at: 0 })), ...twice.map((share) => ({ share, at: 1 }))]
    .map(({ share: { code, name, sector }, at }) => {
      const seats = [...seatsOf(made, 'buy'), ...seatsOf(made, 'sell')]
      const sum = (side: 'buy' | 'sell') =>
        rounded(
          seats.reduce((total, seat) => total + seat[side], 0),
          2,
        )
      const [buy, sell] = [sum('buy'), sum('sell')]
      const change_rate = rounded(made.between(-10, 10), 2)
      const reason = REASONS[(at * 2 + (change_rate < 0 ? 2 : 0) + (at === 0 ? 0 : 1)) % REASONS.length]
      return {
        trade_date,
        code,
        name,
        sector,
        change_rate,
        net_buy: rounded(buy - sell, 2),
        buy,
        sell,
        reason,
        seats,
      }
    })
    .sort((one, other) => other.net_buy - one.net_buy)
}

function seatsOf(made: MadeUp, side: 'buy' | 'sell') {
  return made.some(SEATS, 5).map((name) => {
    const [more, less] = [rounded(made.between(8e6, 9e7), 2), rounded(made.between(0, 6e6), 2)]
    return { side, name, buy: side === 'buy' ? more : less, sell: side === 'buy' ? less : more }
  })
}

function jgdyRows(made: MadeUp, day: string): Made[] {
  return Array.from({ length: JGDY_ROWS }, (_none, index) => {
    const { code, name, sector } = made.pick(shares)
    const survey_date = dayAfter(day, -Math.floor(index / 10))
    const orgs = made.some(ORGS, Math.floor(made.between(2, ORGS.length)))
    return {
      ...{ code, name, sector, survey_date, orgs },
      org_count: orgs.length + Math.floor(made.between(0, 60)),
      way: made.pick(WAYS),
      topics: made.some(TOPICS, 2).join('；'),
      notice_url: `https://www.example.com/notices/${code}-${survey_date}-${index}.pdf`,
    }
  })
}

function etfRows(made: MadeUp): Made[] {
  return etfs.map(({ code, name, sector }) => ({
    ...{ code, name, sector },
    index: `示例${sector}指数`,
    scale: rounded(made.between(2e8, 9e9), 2),
    chg_1d: rounded(made.between(-3, 3), 2),
    chg_5d: rounded(made.between(-6, 6), 2),
    chg_20d: rounded(made.between(-12, 12), 2),
    risk_level: made.pick(['R3', 'R4']),
  }))
}

/** Three funds for each theme. Their codes are not assigned to anybody. */
function fundRows(made: MadeUp): Made[] {
  return THEMES.flatMap((type, theme) =>
    ['一号', '二号', '三号'].map((number, index): FeedRow<'fund'> & { sector: string } => ({
      code: String(990_001 + theme * 3 + index),
      name: `示例${type}主题基金${number}`,
      ...{ type, sector: type },
      nav: rounded(made.between(0.8, 2.6), 4),
      chg_1m: rounded(made.between(-6, 6), 2),
      chg_1y: rounded(made.between(-25, 30), 2),
      risk_level: type === '债券' ? 'R2' : made.pick(['R3', 'R4']),
    })),
  )
}
