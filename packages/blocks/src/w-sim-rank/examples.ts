import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WSimRankProps } from './props'

type Board = Response<'simulateLeaderboard'>
type Place = Board['list'][number]
type Own = NonNullable<Board['me']>

const NAMES = ['慢慢变富', '江边钓鱼', '早睡早起', '第七根阳线', '老徐', '一只小账户']

const place = (rank: number, more: Partial<Place> = {}): Place => ({
  rank,
  player_id: String(rank),
  nick: NAMES[(rank - 1) % NAMES.length] as string,
  avatar: '',
  return: 24.6 - rank * 1.9,
  win_rate: 72 - rank,
  closed_trades: 12,
  prize: '',
  is_me: false,
  ...more,
})

const first = [
  place(1, { prize: '平板电脑' }),
  place(2, { prize: '无线耳机' }),
  place(3, { player_id: '', prize: '无线耳机' }),
  ...Array.from({ length: 17 }, (_, index) => place(index + 4)),
]

const board: Board = {
  list: first,
  total: 100,
  page: 1,
  page_size: 20,
  competition_id: 'contest-2',
  title: '模拟炒股大赛 · 第二届',
  status: 'running',
  period: 'all',
  as_of: '2026-11-20',
  is_settling: false,
  is_final: false,
  final_hash: '',
  me: null,
}

const own: Own = {
  player_id: '31',
  nick: '学着等一等',
  is_disqualified: false,
  reason: '',
  rank: 31,
  return: 3.2,
  win_rate: 58.33,
  closed_trades: 12,
  prize: '',
}

/** The board of a contest, told apart by its id. */
const given = (competition_id: string, more: Partial<Board>): ExampleAnswer[] => [
  { call: 'simulateLeaderboard', to: { competition_id }, response: { ...board, ...more } },
]

const hash = '9f2c4b7d1e6a80935c3f7a1be04d28f6957ac1d0e2b3f4815a6978c0d1e2f3a4'

export const examples: Example<WSimRankProps>[] = [
  { title: '正在读取', value: { competition_id: 'loading' } },
  { title: '完整的榜单', value: { competition_id: 'whole' }, answers: given('whole', {}) },
  {
    title: '自己在榜上',
    value: { competition_id: 'on' },
    answers: given('on', {
      list: first.map((one) => (one.rank === 2 ? { ...one, nick: own.nick, is_me: true } : one)),
      me: { ...own, rank: 2, return: 20.8, prize: '无线耳机' },
    }),
    isLoggedIn: true,
  },
  {
    title: '自己在一百名以外的名次',
    value: { competition_id: 'behind' },
    answers: given('behind', { me: { ...own, rank: 131, return: -4.1 } }),
    isLoggedIn: true,
  },
  {
    title: '未上榜，榜单结算中',
    value: { competition_id: 'off' },
    answers: given('off', { is_settling: true, me: { ...own, rank: null, return: 0, win_rate: 0 } }),
    isLoggedIn: true,
  },
  {
    title: '违规取消资格',
    value: { competition_id: 'out' },
    answers: given('out', { me: { ...own, is_disqualified: true, reason: '以多个账户对倒', rank: null } }),
    isLoggedIn: true,
  },
  {
    title: '最终排名已公布',
    value: { competition_id: 'final' },
    answers: given('final', { status: 'settled', is_final: true, final_hash: hash, total: 20 }),
  },
  {
    title: '前三名',
    value: { competition_id: 'top', title: '排行榜', size: 3 },
    answers: given('top', { me: own }),
    isLoggedIn: true,
  },
  {
    title: '日榜，不到二十名',
    value: { competition_id: 'day', period: 'day' },
    answers: given('day', {
      period: 'day',
      list: [place(1, { return: 1.2 }), place(2, { return: 0 }), place(3, { return: -0.8 })],
      total: 3,
    }),
  },
  {
    title: '暂无数据',
    value: { competition_id: 'none' },
    answers: given('none', { list: [], total: 0, as_of: '', status: 'signup' }),
  },
  {
    title: '读取失败',
    value: { competition_id: 'failed' },
    answers: [
      {
        call: 'simulateLeaderboard',
        to: { competition_id: 'failed' },
        code: 500000,
        msg: '系统繁忙，请稍后重试',
      },
    ],
  },
  {
    title: '最长的文字',
    value: { competition_id: 'long', title: '一个很长的标题用来看看它怎样换行' },
    answers: given('long', {
      list: [
        place(1, {
          nick: '十二个字的昵称看看怎样换',
          return: 1_234.56,
          win_rate: 100,
          prize: '投资书籍礼盒一套（含年度策略合订本与讲座门票两张）',
          is_me: true,
        }),
        place(100, { nick: '十二个字的昵称看看怎样换', player_id: '', return: -87.65 }),
      ],
      total: 100,
      me: {
        ...own,
        rank: 1,
        nick: '十二个字的昵称看看怎样换',
        return: 1_234.56,
        win_rate: 100,
        prize: '投资书籍礼盒一套（含年度策略合订本与讲座门票两张）',
      },
    }),
    isLoggedIn: true,
  },
]
