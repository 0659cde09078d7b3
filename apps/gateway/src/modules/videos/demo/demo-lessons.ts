import type { Lock } from '../../locks'

/** A lesson of the demo. */
export interface DemoLesson {
  name: string
  title: string
  category: string
  /** Number of its picture among those of the demo pages. */
  picture: number
  /** Paragraphs of its notes. */
  notes: readonly string[]
  /** Seconds and titles; the film lasts a minute and a half. */
  chapters: readonly (readonly [at: number, title: string])[]
  lock?: Lock & { lock_url: string }
}

export const DEMO_CATEGORIES = [
  { category: 'cpmj', title: '操盘秘籍', position: 1 },
  { category: 'slzf', title: '双龙战法', position: 2 },
  { category: 'course', title: '课程试听', position: 3 },
] as const

const LOGIN = { lock_kind: 'login', lock_ids: [], lock_url: '' } as const
/** Whoever has bought the course on indices. */
const BUY = { lock_kind: 'buy', lock_ids: ['1191'], lock_url: '/h5-page/course' } as const

/** What they teach is how to read, compare and limit a risk: no share is named and no return promised. */
export const DEMO_LESSONS: readonly DemoLesson[] = [
  {
    name: 'kline-basics',
    title: 'K 线入门：一根 K 线的四个价格',
    category: 'cpmj',
    picture: 1,
    notes: [
      '一根 K 线只记录四个价格：开盘、收盘、最高、最低。先把这四个价格读准，再谈形态。',
      '练习：任选一个交易日，遮住图形，只看四个价格，自己把 K 线画出来。',
    ],
    chapters: [
      [0, '四个价格'],
      [30, '实体与影线'],
      [60, '画一根试试'],
    ],
  },
  {
    name: 'ma-lines',
    title: '均线怎么算，又说明了什么',
    category: 'cpmj',
    picture: 10,
    notes: [
      '均线是过去价格的平均，它总是慢一步。',
      '周期越短越灵敏，误报也越多；周期越长越平稳，反应也越慢。',
    ],
    chapters: [
      [0, '平均是怎么来的'],
      [45, '长周期与短周期'],
    ],
  },
  {
    name: 'volume-reading',
    title: '成交量：先看比较的对象',
    category: 'cpmj',
    picture: 7,
    notes: ['说“放量”之前，先说清楚和哪一段时间比。', '停牌、除权前后的成交量不能直接比较。'],
    chapters: [
      [0, '和谁比'],
      [50, '不能比的情形'],
    ],
    lock: LOGIN,
  },
  {
    name: '看懂支撑与压力',
    title: '看懂支撑与压力：它们为什么会失效',
    category: 'cpmj',
    picture: 9,
    notes: ['支撑与压力是多数人记住的价格，不是价格的边界。', '失效并不少见，所以先想好失效以后怎么办。'],
    chapters: [
      [0, '从哪里来'],
      [40, '为什么会失效'],
      [70, '事先写下的计划'],
    ],
    lock: LOGIN,
  },
  {
    name: 'two-lines-idea',
    title: '双龙战法的思路：两条线各管什么',
    category: 'slzf',
    picture: 6,
    notes: ['一条线看方向，一条线看节奏。两条线说法不一致时，什么都不做也是一种选择。'],
    chapters: [
      [0, '两条线'],
      [45, '不一致的时候'],
    ],
  },
  {
    name: 'two-lines-signal',
    title: '信号出现以后：先核对，再决定',
    category: 'slzf',
    picture: 2,
    notes: ['核对清单：公告、停复牌、成交量、自己的仓位。', '清单没核对完，不做决定。'],
    chapters: [
      [0, '核对清单'],
      [60, '记录下来'],
    ],
    lock: BUY,
  },
  {
    name: 'two-lines-review',
    title: '复盘：错的那几次更值得看',
    category: 'slzf',
    picture: 8,
    notes: ['把判断和结果分开写，过一个月再看。', '只看对的几次，学不到东西。'],
    chapters: [
      [0, '怎么记录'],
      [50, '一个月以后'],
    ],
    lock: BUY,
  },
  {
    name: 'balance-sheet',
    title: '财报第一课：资产负债表从哪里看起',
    category: 'course',
    picture: 5,
    notes: ['先看资产由什么组成，再看钱从哪里来。', '应收账款和存货的变化，要和收入一起看。'],
    chapters: [
      [0, '左边与右边'],
      [35, '应收账款与存货'],
      [65, '和收入一起看'],
    ],
  },
  {
    name: 'cash-flow',
    title: '财报第二课：利润和现金为什么不一样',
    category: 'course',
    picture: 3,
    notes: ['利润是算出来的，现金是收到的。', '两者长期相差很大时，去附注里找原因。'],
    chapters: [
      [0, '三条现金流'],
      [45, '差别在哪里'],
    ],
    lock: LOGIN,
  },
  {
    name: 'notes-of-report',
    title: '财报第三课：附注里的五处细节',
    category: 'course',
    picture: 4,
    notes: ['会计政策的变化、关联交易、担保、诉讼和期后事项，都写在附注里。'],
    chapters: [
      [0, '会计政策'],
      [30, '关联交易与担保'],
      [60, '期后事项'],
    ],
    lock: BUY,
  },
  {
    name: 'know-your-risk',
    title: '风险第一课：先弄清自己能承受多少',
    category: 'course',
    picture: 3,
    notes: ['风险测评问的是情况，不是胆量，请如实填写。', '投资有风险，产品的风险等级要与自己的结果相符。'],
    chapters: [
      [0, '测评问什么'],
      [50, '结果怎么用'],
    ],
  },
  {
    name: 'position-and-loss',
    title: '风险第二课：仓位与止损写在买入之前',
    category: 'course',
    picture: 8,
    notes: ['买入之前写下三件事：为什么、占多少、什么情况下离开。', '写下来的计划，也可能需要承受亏损。'],
    chapters: [
      [0, '三件事'],
      [55, '照着做有多难'],
    ],
    lock: LOGIN,
  },
]
