import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WCompetitionProps } from './props'

type Home = Response<'competitionHome'>

/** An hour in China of a day of 2026; examples are looked at on 21 November, at 8:00. */
const at = (month: number, day: number, hour: number) => Date.UTC(2026, month - 1, day, hour - 8)

const contest: Home = {
  competition_id: 'contest-3',
  title: '模拟炒股大赛 · 第三届',
  status: 'signup',
  can_enroll: true,
  signup_start: at(11, 10, 9),
  signup_end: at(11, 25, 18),
  start: '2026-11-30',
  end: '2026-12-25',
  start_at: at(11, 30, 0),
  server_time: at(11, 21, 8),
  initial_fund: 100_000_000,
  places: 5_000,
  places_left: 4_218,
  players: 782,
  prizes: [
    { from_rank: 1, until_rank: 1, name: '平板电脑', value: 299_900, image: '' },
    { from_rank: 2, until_rank: 3, name: '无线耳机', value: 99_900, image: '' },
    { from_rank: 4, until_rank: 10, name: '投资书籍礼盒', value: 19_950, image: '' },
  ],
  rules:
    '1. 每位参赛者有 100 万元模拟资金，按交易所的时间、涨跌幅和 T+1 规则交易。\n2. 每人限用一个账户；以多个账户对倒、出借账户的，取消资格，名次顺延。\n3. 行情与成交均为模拟，不代表真实交易，不构成投资建议。',
  benchmark: '示例综合指数',
  most_percent: 50,
  group_id: '',
  is_settling: false,
  final_hash: '',
  my: null,
}

const my: NonNullable<Home['my']> = {
  player_id: '31',
  nick_name: '学着等一等',
  enrolled_at: at(11, 12, 10),
  is_disqualified: false,
  reason: '',
  asset: 103_218_650,
  return: 3.22,
  rank: 31,
}
const fresh = { ...my, asset: contest.initial_fund, return: 0, rank: null }

const waiting: Partial<Home> = { status: 'waiting', can_enroll: false, signup_end: at(11, 20, 18) }
const running: Partial<Home> = {
  status: 'running',
  can_enroll: false,
  signup_end: at(11, 8, 18),
  start: '2026-11-09',
  start_at: at(11, 9, 0),
}
const settled: Partial<Home> = {
  ...running,
  status: 'settled',
  end: '2026-11-20',
  final_hash: '9f2c4b7d1e6a80935c3f7a1be04d28f6957ac1d0e2b3f4815a6978c0d1e2f3a4',
}

/** A contest, told apart by its id. */
const given = (competition_id: string, more: Partial<Home>): ExampleAnswer[] => [
  { call: 'competitionHome', to: { competition_id }, response: { ...contest, ...more } },
]
const seen = (competition_id: string, more: Partial<Home> = {}) => ({
  value: { competition_id },
  answers: given(competition_id, more),
})
/** As seen by somebody who is logged in. */
const own = (competition_id: string, more: Partial<Home> = {}) => ({
  ...seen(competition_id, more),
  isLoggedIn: true as const,
})

export const examples: Example<WCompetitionProps>[] = [
  { title: '正在读取', value: { competition_id: 'loading' } },
  {
    title: '即将报名',
    ...seen('before', { status: 'before', can_enroll: false, signup_start: at(11, 23, 9), players: 0 }),
  },
  { title: '报名中，没有登录', ...seen('signup') },
  { title: '报名中，登录了', ...own('open') },
  { title: '已报名，还没开赛', ...own('enrolled', { my: fresh }) },
  { title: '名额已满', ...own('full', { can_enroll: false, places: 782, places_left: 0 }) },
  { title: '报名已截止，即将开赛', ...seen('waiting', waiting) },
  { title: '比赛中，没有参加', ...own('closed', running) },
  { title: '比赛中，仍可报名', ...own('late', { ...running, can_enroll: true, signup_end: at(11, 25, 18) }) },
  { title: '比赛中，自己在榜上', ...own('running', { ...running, my }) },
  {
    title: '榜单结算中，未上榜',
    ...own('settling', {
      ...running,
      is_settling: true,
      my: { ...my, asset: 98_700_000, return: -1.3, rank: null },
    }),
  },
  {
    title: '违规取消资格',
    ...own('out', {
      ...running,
      my: { ...my, is_disqualified: true, reason: '以多个账户对倒，影响排名', rank: null },
    }),
  },
  { title: '已结束，没有登录', ...seen('over', settled) },
  { title: '已结束，自己有名次', ...own('final', { ...settled, my: { ...my, rank: 2 } }) },
  {
    title: '没有奖品和规则，不限名额',
    ...seen('plain', {
      prizes: [],
      rules: '',
      benchmark: '',
      most_percent: 100,
      places: null,
      places_left: null,
    }),
  },
  {
    title: '页面不显示奖品和规则',
    ...seen('short'),
    value: { competition_id: 'short', has_prizes: false, has_rules: false },
  },
  {
    title: '奖品有图',
    ...seen('images', { prizes: contest.prizes.map((prize) => ({ ...prize, image: '/assets/more1.jpg' })) }),
  },
  {
    title: '目前没有比赛',
    value: { competition_id: 'gone' },
    answers: [{ call: 'competitionHome', to: { competition_id: 'gone' }, code: 400010, msg: '活动不存在' }],
  },
  {
    title: '读取失败',
    value: { competition_id: 'failed' },
    answers: [
      {
        call: 'competitionHome',
        to: { competition_id: 'failed' },
        code: 500000,
        msg: '系统繁忙，请稍后重试',
      },
    ],
  },
  {
    title: '最长的文字',
    ...own('long', {
      ...running,
      title: '二〇二六年年末第三十三届青年投资者模拟炒股大赛总决赛',
      players: 1_234_567,
      places: 2_000_000,
      initial_fund: 100_000_000_000,
      prizes: [
        {
          from_rank: 101,
          until_rank: 1_000,
          name: '投资书籍礼盒一套（含年度策略合订本与讲座门票两张）',
          value: 5_000_000,
          image: '',
        },
      ],
      benchmark: '示例中小企业综合收益指数（含分红）',
      my: {
        ...my,
        nick_name: '十二个字的昵称看看怎样换',
        asset: 1_234_567_890_12,
        return: 1_234.56,
        rank: 123_456,
        is_disqualified: true,
        reason: '与另外三个账户在同一时间以同一价格反复对倒，影响了排名，经复核确认',
      },
    }),
  },
]
