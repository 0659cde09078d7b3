import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'
import {
  BOARD_NAMES,
  plainPercent,
  rankText,
  type Signed,
  SPAN_NAMES,
  signedPercent,
  yuanText,
} from '../simulate/simulate-words'
import { type PlayerPage, playerAddress } from '../simulate/whose'

export type Detail = Response<'simulateDetail'>
export type Period = Detail['period']

/** What is shown in place of a portfolio, or the portfolio. */
export type Part = 'loading' | 'login' | 'join' | 'missing' | 'failed' | 'record'

export const PERIODS = Object.keys(SPAN_NAMES) as Period[]

export function partOf(answer: Answer<Detail>, player_id: string): Part {
  switch (answer.state) {
    case 'known':
      return 'record'
    case 'anonymous':
      return 'login'
    case 'loading':
      return 'loading'
    case 'failed':
      if (answer.code !== CONTENT_NOT_FOUND) return 'failed'
      return player_id === 'me' ? 'join' : 'missing'
  }
}

export function failureOf(answer: Answer): string {
  return (answer.state === 'failed' && answer.msg) || '组合没有读取成功，请稍后重试'
}

const STATUS_NAMES: Readonly<Record<Detail['status'], string>> = {
  before: '未开始',
  signup: '报名中',
  waiting: '即将开始',
  running: '进行中',
  settled: '已结束',
}

/** The texts of a record, by the name of the element that holds them. Empty ones take no space. */
export function wordsOf(detail: Detail) {
  const { player, title, status, followers, is_followed, as_of } = detail
  return {
    nick: player.nick,
    no: `编号 ${player.no}`,
    followers: `${followers} 人关注`,
    contest: `${title} · ${STATUS_NAMES[status]}`,
    follow: is_followed ? '已关注' : '关注',
    banned: bannedText(detail),
    hidden: detail.is_private ? '组合未公开，只有您自己看得到' : '',
    of: `${SPAN_NAMES[detail.period]}收益率`.replace('全部', '总'),
    return: signedPercent(detail.return).text,
    drawdown: plainPercent(detail.max_drawdown),
    win: plainPercent(detail.win_rate),
    trades: `${detail.trades} 次`,
    asset: `${yuanText(detail.asset)} 元`,
    frozen: detail.is_frozen ? '有持仓价格异常跳动且没有公告，暂按跳动前的价格计算' : '',
    as_of: as_of === '' ? '第一个交易日收盘结算后开始有成绩' : `成绩截至 ${as_of} 收盘`,
  }
}

/** The first character of a name, however many code units it has. */
export function firstSign(name: string): string {
  return [...name][0] ?? ''
}

export type WordName = keyof ReturnType<typeof wordsOf>

function bannedText({ is_disqualified, reason }: Detail): string {
  if (!is_disqualified) return ''
  return reason === '' ? '违规取消资格' : `违规取消资格：${reason}`
}

/** The place on each board; boards that the portfolio is not ranked for say so. */
export function ranksOf({ returns }: Detail) {
  return PERIODS.map((period) => ({
    period,
    name: BOARD_NAMES[period],
    rank: rankText(returns.find((one) => one.period === period)?.rank ?? null),
  }))
}

export const SHORTCUTS: readonly { name: Exclude<PlayerPage, 'detail'>; text: string }[] = [
  { name: 'position', text: '持仓' },
  { name: 'rebalancing', text: '调仓' },
  { name: 'article', text: '笔记' },
]

export function shortcutAddress(name: PlayerPage, { player }: Detail): string {
  return playerAddress(name, player.no)
}

/** Whether its owner can order shares in it. */
export function canTrade({ is_me, status, is_disqualified }: Detail): boolean {
  return is_me && status === 'running' && !is_disqualified
}

/** A day of the curve, as it is described below it. */
export interface Spot {
  date: string
  own: Signed
  /** The name of the benchmark and its value; empty: there is none for the day. */
  bench: string
  /** All of it, for visitors who cannot see it. */
  text: string
}

export function spotOf({ curve, benchmark }: Detail, index: number): Spot {
  const point = curve[index]
  if (!point) return { date: '', own: signedPercent(null), bench: '', text: '' }
  const own = signedPercent(point.rate)
  const hasBench = benchmark !== '' && point.bench !== null
  const bench = hasBench ? `${benchmark} ${signedPercent(point.bench).text}` : ''
  return {
    date: point.date,
    own,
    bench,
    text: [point.date, `组合 ${own.text}`, ...(bench ? [bench] : [])].join('，'),
  }
}

/** The day nearest to a place in the picture; `share` is its part of the picture’s width. */
export function nearestDay({ curve, chart }: Detail, share: number): number {
  const last = Math.max(0, curve.length - 1)
  const along = (share * chart.width - chart.left) / (chart.right - chart.left)
  return Math.min(last, Math.max(0, Math.round(along * last)))
}

/** Where a day stands, in per cent of the picture’s width. */
export function placeOf({ curve, chart }: Detail, index: number): number {
  const along = curve.length < 2 ? 0.5 : index / (curve.length - 1)
  return ((chart.left + along * (chart.right - chart.left)) / chart.width) * 100
}
