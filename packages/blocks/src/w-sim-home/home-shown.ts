import type { Answer, Response } from '../answers/answer'
import { rankText, signedPercent, yuanText } from '../simulate/simulate-words'
import { playerAddress } from '../simulate/whose'

export type Home = Response<'simulateHome'>
export type Hot = Home['hot'][number]

/** What is shown below the title. */
export type Part = 'loading' | 'home' | 'failed'

const STATUS_WORDS: Readonly<Record<Home['status'], string>> = {
  before: '报名未开始',
  signup: '报名中',
  waiting: '等待开赛',
  running: '进行中',
  settled: '已结束',
}

export function partOf({ state }: Answer): Part {
  if (state === 'loading') return 'loading'
  return state === 'known' ? 'home' : 'failed'
}

export function failureOf(answer: Answer): string {
  return (answer.state === 'failed' && answer.msg) || '模拟交易没有读取成功'
}

/** What is shown of the contest, besides its title; empty texts are not shown. */
export function factsOf({ status, is_market_open, is_settling }: Home) {
  return {
    status: STATUS_WORDS[status],
    market: is_market_open ? '' : '休市中',
    settling: is_settling ? '榜单结算中' : '',
  } as const
}

/** An account that nobody sees. */
const NOBODY: NonNullable<Home['my']> = {
  player_id: '',
  nick: '',
  is_disqualified: false,
  reason: '',
  asset: 0,
  cash: 0,
  return: 0,
  rank: null,
}

/** The visitor’s own account in words. `isThere`: they have one, as far as is known. */
export function accountOf({ my: own, status, competition_id }: Home) {
  const my = own ?? NOBODY
  const canTrade = status === 'running' && !my.is_disqualified
  return {
    isThere: own !== null,
    nick: my.nick,
    out: my.is_disqualified ? `违规取消资格${my.reason && `：${my.reason}`}` : '',
    asset: yuanText(my.asset),
    cash: yuanText(my.cash),
    rate: signedPercent(my.return),
    place: rankText(my.rank),
    trade: canTrade ? '去交易' : '我的组合',
    ways: WAYS.map((name) => playerAddress(name, 'me', competition_id)),
  }
}

const WAYS = ['detail', 'position', 'rebalancing'] as const

/** The first view of a contest, for live.ts to fill. */
export const BLANK_HOME: Home = {
  competition_id: '',
  title: '',
  status: 'running',
  server_time: 0,
  is_market_open: true,
  is_settling: false,
  my: null,
  hot: [],
}

/** A portfolio with every part rendered, for live.ts to fill. */
export const BLANK_HOT: Hot = {
  player_id: '',
  nick: '',
  avatar: '',
  rank: 1,
  return: 0,
  win_rate: 0,
  max_drawdown: 0,
  followers: 0,
  is_followed: false,
}

/** The first character of a name, for players without a portrait. */
export function initialOf(nick: string): string {
  return Array.from(nick)[0] || ''
}

/** Visitors cannot follow themselves, or players whose portfolio is private. */
export function canFollow({ player_id }: Hot, { my }: Home): boolean {
  return player_id !== '' && player_id !== my?.player_id
}

/** A private portfolio has no address. */
export function addressOf({ player_id }: Hot): string {
  return player_id && playerAddress('detail', player_id)
}

export const followWord = (isFollowed: boolean) => (isFollowed ? '已关注' : '关注')
export const followersText = (count: number) => `${count} 人关注`
