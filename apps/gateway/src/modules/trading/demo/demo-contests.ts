import type { Prize } from '../contest-tables'

/** What everybody begins with: a million yuan. */
export const DEMO_FUND = 100_000_000

export const DEMO_PRIZES: readonly Prize[] = [
  { from_rank: 1, until_rank: 1, name: '平板电脑', value: 299_900, image: '' },
  { from_rank: 2, until_rank: 3, name: '无线耳机', value: 99_900, image: '' },
  { from_rank: 4, until_rank: 10, name: '投资书籍礼盒', value: 19_900, image: '' },
]

export const DEMO_RULES = `1. 每位参赛者有 100 万元模拟资金，按沪深北交易所的交易时间、涨跌幅、最小单位和 T+1 规则交易。
2. 佣金 0.03%，每笔最低 5 元；卖出另收印花税 0.05%；买卖均收过户费 0.001%。
3. 单只股票市值不超过总资产的 50%；不参与盘后固定价格交易。
4. 每人限用一个账户。以多个账户对倒、出借账户等方式影响排名的，取消资格，名次顺延。
5. 按总收益率排名；收益率相同的，胜率高者在前；仍相同的，报名早者在前。
6. 至少完成 3 笔卖出才能领奖。最终排名公布后附校验值，不再改动。
7. 行情与成交均为模拟，不代表真实交易，不构成投资建议。`

/** The contests of a first start, the first of them over. */
export const DEMO_CONTESTS = {
  over: { competition_id: 'contest-1', title: '模拟炒股大赛 · 第一届' },
  traded: { competition_id: 'contest-2', title: '模拟炒股大赛 · 第二届' },
  coming: { competition_id: 'contest-3', title: '模拟炒股大赛 · 第三届' },
} as const

/** Who may see others' holdings at once: anybody with a service in force. */
export const DEMO_VIEW_RULE = 'in-force'

/** Compared with the index of the made-up market. */
export const DEMO_BENCHMARK = '000990.SH'
