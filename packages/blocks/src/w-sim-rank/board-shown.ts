import type { Answer, Payload, Response } from '../answers/answer'
import { countOf } from '../answers/pages'
import { plainPercent, rankText, type Signed, signedPercent } from '../simulate/simulate-words'
import { BOARD_ADDRESS, playerAddress } from '../simulate/whose'
import type { WSimRankProps } from './props'

export type Board = Response<'simulateLeaderboard'>
export type Period = WSimRankProps['period']

/** What is shown in place of the ranking. */
export type Part = 'loading' | 'rows' | 'empty' | 'failed'

/** What is shown below the rows of a whole board. */
export type End = 'waiting' | 'more' | 'loading' | 'failed' | 'end'

/** A place, as it is written. */
export interface RowShown {
  rank: string
  nick: string
  /** Empty: what they hold is private. */
  href: string
  rate: Signed
  wins: string
  prize: string
  isMe: boolean
}

/** The visitor's own place. */
export interface OwnShown {
  /** `第 12 名`, 未上榜, or that they are disqualified. */
  place: string
  nick: string
  href: string
  rate: Signed
  wins: string
  /** The prize, or why they are disqualified; may be empty. */
  note: string
}

export interface BoardShown {
  part: Part
  rows: readonly RowShown[]
  own: OwnShown | undefined
  /** That a day is being settled, or that the ranking is final; may be empty. */
  state: string
  /** Over the final ranking; empty while it is not final. */
  hash: string
  /** The contest and the day that it is about. */
  day: string
  /** What it takes to win the prizes that are shown; empty if none are, or if they have been won. */
  terms: string
  /** Where the whole board is. */
  more: string
}

const PRIZE_TERMS = '奖品按当前名次列出，至少完成 3 笔卖出才能获奖'

/** The query for the first page of a board. */
export function boardQuery(
  contest: { competition_id?: string },
  period: Period,
): Payload<'simulateLeaderboard'> {
  return { ...contest, period }
}

/** What is shown of a board; `size`: how many rows, 0: all that have come. */
export function shownOf(answer: Answer<Board>, size: number, more_url: string): BoardShown {
  const board = answer.state === 'known' ? answer.response : undefined
  const rows = rowsOf(board, size)
  return {
    part: partOf(answer),
    rows,
    own: board && ownOf(board),
    state: board ? stateOf(board) : '',
    hash: board?.is_final ? board.final_hash : '',
    day: board ? dayOf(board) : '',
    terms: board && !board.is_final && rows.some(({ prize }) => prize !== '') ? PRIZE_TERMS : '',
    more: more_url || boardAddress(board?.competition_id),
  }
}

export function rowsOf(board: Board | undefined, size = 0): RowShown[] {
  if (!board) return []
  const list = size > 0 ? board.list.slice(0, size) : board.list
  return list.map(({ rank, player_id, nick, win_rate, prize, is_me, ...place }) => ({
    rank: String(rank),
    nick,
    href: player_id && playerAddress('detail', player_id, board.competition_id),
    rate: signedPercent(place.return),
    wins: plainPercent(win_rate),
    prize,
    isMe: is_me,
  }))
}

function partOf(answer: Answer<Board>): Part {
  if (answer.state === 'loading') return 'loading'
  if (answer.state !== 'known') return 'failed'
  return answer.response.list.length > 0 ? 'rows' : 'empty'
}

function ownOf({ me, competition_id }: Board): OwnShown | undefined {
  if (!me) return undefined
  const { rank, is_disqualified, reason, prize } = me
  // Nothing is known of players without a place.
  const isOn = rank !== null && !is_disqualified
  return {
    place: is_disqualified ? '违规取消资格' : rankText(rank),
    nick: me.nick,
    href: playerAddress('detail', 'me', competition_id),
    rate: signedPercent(isOn ? me.return : null),
    wins: plainPercent(isOn ? me.win_rate : null),
    note: is_disqualified ? reason : prize,
  }
}

function dayOf({ title, as_of }: Board): string {
  return as_of === '' ? title : `${title}，截至 ${as_of} 收盘`
}

function stateOf({ is_final, is_settling }: Board): string {
  if (is_final) return '最终排名已公布'
  return is_settling ? '榜单结算中' : ''
}

function boardAddress(competition_id = ''): string {
  return BOARD_ADDRESS + (competition_id && `?competition_id=${encodeURIComponent(competition_id)}`)
}

/** What is shown below `count` rows that have come. */
export function endOf({ total }: Pick<Board, 'total'>, count: number): End {
  return count < total ? 'more' : 'end'
}

/** What screen readers announce. */
export function statusOf(count: number, total: number): string {
  return count === 0 ? '' : countOf(count, Math.max(count, total))
}
