import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WSimHomeProps } from './props'

type Home = Response<'simulateHome'>
type Hot = Home['hot'][number]

const first: Hot = {
  player_id: '101',
  nick: '慢慢变富',
  avatar: '/assets/avatar1.jpg',
  rank: 1,
  return: 18.62,
  win_rate: 66.67,
  max_drawdown: 4.31,
  followers: 128,
  is_followed: false,
}
const hot: Hot[] = [
  first,
  { ...first, player_id: '102', nick: '老船长', avatar: '', rank: 2, return: 9.05, is_followed: true },
  { ...first, player_id: '', nick: '不公开的组合', avatar: '', rank: 3, return: -1.2, followers: 0 },
]
const home: Home = {
  competition_id: 'contest-2',
  title: '秋季模拟炒股大赛',
  status: 'running',
  server_time: Date.UTC(2026, 10, 21),
  is_market_open: true,
  is_settling: false,
  my: {
    player_id: '7',
    nick: '每天一笔',
    is_disqualified: false,
    reason: '',
    asset: 103_456_789,
    cash: 23_456_700,
    return: 3.46,
    rank: 12,
  },
  hot,
}
type My = NonNullable<Home['my']>
const my = (more: Partial<My>): My => ({ ...(home.my as My), ...more })

const given = (competition_id: string, more: Partial<Home> = {}): ExampleAnswer => ({
  call: 'simulateHome',
  to: { competition_id },
  response: { ...home, ...more },
})
const page = (competition_id: string) => ({ title: '模拟交易', competition_id })

export const examples: Example<WSimHomeProps>[] = [
  { title: '正在读取', value: page('open') },
  { title: '有账户，开市', value: page('own'), answers: [given('own')], isLoggedIn: true },
  {
    title: '休市中，榜单结算中，未上榜',
    value: page('closed'),
    answers: [
      given('closed', { is_market_open: false, is_settling: true, my: my({ rank: null, return: -2.1 }) }),
    ],
    isLoggedIn: true,
  },
  {
    title: '违规取消资格',
    value: page('out'),
    answers: [given('out', { my: my({ is_disqualified: true, reason: '多个账户互相对倒', rank: null }) })],
    isLoggedIn: true,
  },
  { title: '没有登录', value: page('nobody'), answers: [given('nobody', { my: null })] },
  {
    title: '已登录，还没有模拟账户',
    value: page('none'),
    answers: [given('none', { my: null, status: 'signup', is_market_open: false })],
    isLoggedIn: true,
  },
  {
    title: '还没有上榜的组合',
    value: page('new'),
    answers: [given('new', { my: null, status: 'waiting', is_market_open: false, hot: [] })],
  },
  {
    title: '已结束，只看一个组合',
    value: { ...page('over'), hot: 1 },
    answers: [given('over', { status: 'settled', is_market_open: false })],
    isLoggedIn: true,
  },
  {
    title: '读取失败',
    value: page('failed'),
    answers: [
      { call: 'simulateHome', to: { competition_id: 'failed' }, code: 500000, msg: '系统繁忙，请稍后重试' },
    ],
  },
  {
    title: '最长的文字',
    value: { ...page('long'), title: '一个很长的标题用来看看它怎样换行' },
    answers: [
      given('long', {
        title: '一个很长的大赛名称用来看看它在最窄的手机上怎样换行'.repeat(2),
        is_market_open: false,
        is_settling: true,
        my: my({ nick: '名字最长的就是这十二个字', asset: 1_234_567_890_12, cash: 1_234_567_890_12 }),
        hot: [
          {
            ...first,
            nick: '名字最长的就是这十二个字',
            avatar: '',
            return: 1234.56,
            win_rate: 100,
            max_drawdown: 100,
            followers: 1_234_567,
          },
        ],
      }),
    ],
    isLoggedIn: true,
  },
]
