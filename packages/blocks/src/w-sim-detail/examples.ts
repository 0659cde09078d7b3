import { CONTENT_NOT_FOUND, LOGIN_EXPIRED } from '@yingzao/contract/client'
import type { Example } from '../example'
import { EXAMPLE_CURVE, EXAMPLE_SVG } from './example-curve'
import type { WSimDetailProps } from './props'
import type { Detail } from './record-shown'

const record: Detail = {
  player: { player_id: '8', nick: '慢慢变富', avatar: '', no: '8' },
  competition_id: 'contest-2',
  title: '模拟炒股大赛 · 第二届',
  status: 'running',
  server_time: Date.UTC(2026, 10, 21),
  is_me: false,
  is_private: false,
  is_disqualified: false,
  reason: '',
  period: 'all',
  as_of: '2026-11-20',
  initial_fund: 100_000_000,
  asset: 103_550_000,
  return: 3.55,
  returns: [
    { period: 'day', return: -0.53, rank: 41 },
    { period: 'week', return: 0.74, rank: 17 },
    { period: 'month', return: 3.55, rank: 12 },
    { period: 'all', return: 3.55, rank: 12 },
  ],
  curve: EXAMPLE_CURVE,
  benchmark: '示例综合指数',
  chart: { svg: EXAMPLE_SVG, width: 670, left: 24, right: 646 },
  max_drawdown: 3.4,
  win_rate: 62.5,
  trades: 8,
  is_frozen: false,
  followers: 128,
  is_followed: false,
}

/** No day of it was settled yet. */
const unsettled: Partial<Detail> = {
  as_of: '',
  asset: 100_000_000,
  return: 0,
  returns: [],
  curve: [],
  benchmark: '',
  chart: { svg: '', width: 670, left: 24, right: 646 },
  max_drawdown: 0,
  win_rate: 0,
  trades: 0,
}

function shown(title: string, more: Partial<Detail> = {}, value: Partial<WSimDetailProps> = {}) {
  return { title, value, answers: [{ call: 'simulateDetail' as const, response: { ...record, ...more } }] }
}

function refused(title: string, code: number, msg: string) {
  return { title, value: {}, answers: [{ call: 'simulateDetail' as const, code, msg }] }
}

export const examples: Example<WSimDetailProps>[] = [
  { title: '正在读取', value: { title: '组合详情' } },
  shown('别人的组合'),
  { ...shown('已关注', { is_followed: true, followers: 129 }), isLoggedIn: true },
  { ...shown('自己的组合，大赛进行中', { is_me: true }), isLoggedIn: true },
  {
    ...shown('自己的组合，还没有成绩，未公开', { is_me: true, is_private: true, ...unsettled }),
    isLoggedIn: true,
  },
  {
    ...shown('自己的组合，大赛已结束', { is_me: true, status: 'settled', returns: [] }),
    isLoggedIn: true,
  },
  {
    ...shown('违规取消资格', {
      is_me: true,
      is_disqualified: true,
      reason: '同一人使用多个账户参赛',
      returns: [],
    }),
    isLoggedIn: true,
  },
  shown('有持仓价格异常', { is_frozen: true, return: -12.3, asset: 87_700_000 }),
  shown('有头像', { player: { ...record.player, avatar: '/assets/hero.jpg' } }),
  refused('没有登录', LOGIN_EXPIRED, '登录已过期'),
  refused('没有报名', CONTENT_NOT_FOUND, '您还没有报名'),
  refused('读取失败', 500_000, '系统繁忙，请稍后重试'),
  shown(
    '最长的文字',
    {
      player: { player_id: '123456789', nick: '名字有十二个字那么长的选手', avatar: '', no: '123456789' },
      title: '二〇二六年年末全国大学生模拟炒股大赛 · 第二十届',
      followers: 1_234_567,
      asset: 123_456_789_012,
      return: 1_234.56,
      is_frozen: true,
      trades: 1_204,
      returns: record.returns.map((one) => ({ ...one, rank: 10_204 })),
    },
    { title: '这个组合的标题有二十个字看看它怎样换行吧' },
  ),
]
