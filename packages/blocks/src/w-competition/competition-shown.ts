import type { Answer, Response } from '../answers/answer'
import { dayName } from '../answers/day-names'
import { dayText, minuteText } from '../answers/moments'
import { rankText, type Signed, signedPercent, yuanText } from '../simulate/simulate-words'
import { BOARD_ADDRESS, playerAddress } from '../simulate/whose'

export type Home = Response<'competitionHome'>

/** What there is to press, or to say instead. */
export type Stage =
  | 'loading'
  /** To sign up, if need be after a login. */
  | 'enrol'
  /** Nobody can sign up; players see their own account once they have logged in. */
  | 'look'
  | 'said'
  /** The way to one's own account. */
  | 'mine'
  | 'failed'

export interface PrizeShown {
  place: string
  name: string
  value: string
  image: string
}

/** How a player is doing. */
export interface OwnShown {
  nick: string
  asset: string
  rate: Signed
  /** `第 12 名`, 未上榜, or that they are disqualified. */
  place: string
  /** Why they are disqualified; may be empty. */
  out: string
}

/** What is shown of a contest, in this order. Empty ones are left out. */
export const FACTS = {
  signup: '报名时间',
  days: '比赛时间',
  fund: '初始资金',
  players: '参赛人数',
  most: '持仓上限',
  benchmark: '业绩比较',
} as const

export type Fact = keyof typeof FACTS

/** What the block shows. Empty texts take no space. */
export interface CompetitionShown {
  stage: Stage
  /** On the button, or the message: for `enrol`, `look`, `said`, `mine` and `failed`. */
  text: string
  /** Where the button of `mine` leads. */
  href: string
  /** Empty: what the page calls it. */
  title: string
  word: string
  lead: string
  /** Undefined: they are still to come. */
  facts: Record<Fact, string> | undefined
  own: OwnShown | undefined
  /** Undefined: they are still to come. */
  prizes: readonly PrizeShown[] | undefined
  rules: readonly string[]
  /** Where the final ranking is; empty while there is none. */
  board: string
  /** Over the final ranking. */
  hash: string
}

const ACTIVITY_MISSING = 400010
const MINUTE_MS = 60_000

const STATUS_WORDS: Record<Home['status'], string> = {
  before: '即将报名',
  signup: '报名中',
  waiting: '即将开赛',
  running: '比赛中',
  settled: '已结束',
}

const NOTHING = {
  href: '',
  title: '',
  word: '',
  lead: '',
  facts: undefined,
  own: undefined,
  prizes: undefined,
  rules: [],
  board: '',
  hash: '',
} as const

/** All that is shown of a contest. */
export function shownOf(answer: Answer<Home>, isLoggedIn: boolean, now: number): CompetitionShown {
  if (answer.state === 'failed') {
    const none = { ...NOTHING, facts: { ...NO_FACTS }, prizes: [] }
    return answer.code === ACTIVITY_MISSING
      ? { ...none, stage: 'said', text: '目前没有比赛' }
      : { ...none, stage: 'failed', text: answer.msg || '读取失败，请稍后重试' }
  }
  if (answer.state !== 'known') return { ...NOTHING, stage: 'loading', text: '' }
  const { response: home } = answer
  const isSettled = home.status === 'settled'
  return {
    ...NOTHING,
    ...stageOf(home, isLoggedIn),
    title: home.title,
    word: STATUS_WORDS[home.status],
    lead: leadOf(home, now),
    facts: factsOf(home),
    own: home.my ? ownOf(home.my) : undefined,
    prizes: home.prizes.map(({ from_rank, until_rank, name, value, image }) => ({
      place: from_rank === until_rank ? `第 ${from_rank} 名` : `第 ${from_rank}–${until_rank} 名`,
      name,
      value: wholeYuan(value),
      image,
    })),
    rules: home.rules.split('\n').filter((line) => line.trim() !== ''),
    board: isSettled ? `${BOARD_ADDRESS}?competition_id=${encodeURIComponent(home.competition_id)}` : '',
    hash: isSettled ? home.final_hash : '',
  }
}

const NO_FACTS: Record<Fact, string> = {
  signup: '',
  days: '',
  fund: '',
  players: '',
  most: '',
  benchmark: '',
}

type Staged = Pick<CompetitionShown, 'stage' | 'text' | 'href'>

function stageOf(home: Home, isLoggedIn: boolean): Staged {
  const { status, can_enroll, my, competition_id } = home
  if (my) {
    const href = playerAddress('detail', 'me', competition_id)
    const canTrade = status === 'running' && !my.is_disqualified
    return { stage: 'mine', text: canTrade ? '去交易' : '查看我的账户', href }
  }
  if (can_enroll) return { stage: 'enrol', text: isLoggedIn ? '立即报名' : '登录后报名', href: '' }
  const stage = isLoggedIn || status === 'before' ? 'said' : 'look'
  return { stage, text: closedText(home, isLoggedIn), href: '' }
}

function closedText({ status, signup_end, server_time, places_left }: Home, isLoggedIn: boolean): string {
  if (status === 'before') return '报名开始以后，填一个昵称就能参赛'
  if (status === 'settled')
    return isLoggedIn ? '您没有参加这一届比赛' : '参加过这一届的，登录以后看自己的战绩'
  if (signup_end > server_time && places_left === 0) return '名额已满'
  return '报名已截止'
}

/** What matters now. */
function leadOf(home: Home, now: number): string {
  const { status, can_enroll, is_settling, signup_start, signup_end, start, end, places_left } = home
  const left = places_left === null ? '' : `，还剩 ${places_left} 个名额`
  const open = `距报名截止 ${leftText(signup_end - now)}${left}`
  switch (status) {
    case 'before':
      return `${dayName(dayText(signup_start))} ${minuteText(signup_start).slice(11)} 开始报名`
    case 'signup':
      return can_enroll ? open : `名额已满，${dayName(start)}开赛`
    case 'waiting':
      return `报名已截止，${dayName(start)}开赛`
    case 'running':
      if (is_settling) return '榜单结算中'
      return can_enroll ? `比赛进行中，仍可报名，${open}` : `比赛进行中，${dayName(end)}收官`
    case 'settled':
      return '最终排名已公布'
  }
}

function factsOf(home: Home): Record<Fact, string> {
  const { signup_start, signup_end, start, end, initial_fund, players, places, most_percent, benchmark } =
    home
  return {
    signup: `${minuteText(signup_start)} 至 ${minuteText(signup_end)}`,
    days: `${start} 至 ${end}`,
    fund: wholeYuan(initial_fund),
    players: places === null ? `${players} 人` : `${players} 人，共 ${places} 个名额`,
    most: most_percent < 100 ? `单只股票不超过总资产的 ${most_percent}%` : '',
    benchmark,
  }
}

function ownOf({
  nick_name,
  asset,
  rank,
  is_disqualified,
  reason,
  ...my
}: NonNullable<Home['my']>): OwnShown {
  return {
    nick: nick_name,
    asset: yuanText(asset),
    rate: signedPercent(my.return),
    place: is_disqualified ? '无名次' : rankText(rank),
    out: is_disqualified ? ['违规取消资格', reason].filter(Boolean).join('：') : '',
  }
}

/** `2,999 元`: a round amount in fen. */
function wholeYuan(fen: number): string {
  return `${yuanText(fen).replace(/\.00$/, '')} 元`
}

/** `3 天 4 小时`, `4 小时 12 分`, `12 分`. */
export function leftText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return '不到 1 分'
  if (hours < 1) return `${minutes} 分`
  return hours < 24 ? `${hours} 小时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`
}

/** When a contest next changes state by itself: what was known at `server_time` is then queried again. */
export function nextTurn({ server_time, signup_start, signup_end, start_at }: Home): number | undefined {
  return [signup_start, signup_end, start_at]
    .filter((moment) => moment > server_time)
    .sort((a, b) => a - b)[0]
}
