interface Planned {
  /** The end of its id. */
  name: string
  /** Counted from today. */
  day: number
  /** Minutes after midnight in China. */
  at: number
  title: string
}

const FIRST_DAY = -2
const [MORNING, AFTERNOON, EVENING] = [570, 930, 1_200]

/**
 * What is streamed each evening, beginning two days before today. The seventh appears in an example of the contract.
 */
const EVENINGS = [
  '开户之前先问自己的六个问题',
  '读懂公告：从标题开始',
  '什么是市盈率，什么时候不能用',
  '指数和指数基金有什么不同',
  '看懂一张资产负债表',
  '风险测评怎么做，结果怎么看',
  '基金费用拆开看：申购、管理与赎回',
  '债券的价格为什么会动',
  '分散投资能做什么，不能做什么',
  '停牌、复牌与退市的规则',
  '怎样核实一位投资顾问的登记编号',
  '现金流量表里的三条线',
  '定期投资的常见误解',
  '信息披露去哪里看原文',
  '开放周答疑：把没问完的问题问完',
]

/** By day: what there is in addition to the evening. */
const MORE: readonly Omit<Planned, 'name'>[] = [
  { day: -2, at: AFTERNOON, title: '识别非法荐股的五个信号' },
  { day: 0, at: MORNING, title: '老年投资者防诈骗小课堂' },
  { day: 1, at: AFTERNOON, title: '交易规则入门：集合竞价与连续竞价' },
  { day: 3, at: MORNING, title: '利润表从上往下读' },
  { day: 3, at: AFTERNOON, title: '银行理财说明书怎么读' },
  { day: 5, at: AFTERNOON, title: '走进投教基地：带您看一遍展厅' },
  { day: 7, at: MORNING, title: '家庭资产怎么记账' },
  { day: 7, at: AFTERNOON, title: '投资者的权利：股东大会与投票' },
  { day: 9, at: AFTERNOON, title: '账户安全：密码、短信和陌生链接' },
  { day: 11, at: MORNING, title: '可转债的条款从哪里看起' },
]

/** One to three streams a day for a fortnight: about what they teach, naming no share and no return. */
export const planOfWeek: readonly Planned[] = [
  ...EVENINGS.map((title, index) => ({
    name: String(index + 1),
    day: FIRST_DAY + index,
    at: EVENING,
    title,
  })),
  ...MORE.map((more) => ({
    name: `${more.day - FIRST_DAY + 1}-${more.at === MORNING ? 'morning' : 'afternoon'}`,
    ...more,
  })),
]
