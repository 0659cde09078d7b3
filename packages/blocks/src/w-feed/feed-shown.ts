import type { Answer } from '../answers/answer'
import { countOf } from '../answers/pages'
import { shownMost } from './feed-query'
import type { Feed } from './kinds'

/** What is shown in place of the table. `locked`: there are rows, and the visitor may see none of them. */
export type Part = 'loading' | 'rows' | 'locked' | 'empty' | 'failed'

/** What is shown below the rows. */
export type End = 'waiting' | 'more' | 'loading' | 'failed' | 'end' | 'locked'

export function partOf(answer: Answer<Feed>): Part {
  if (answer.state === 'loading') return 'loading'
  if (answer.state !== 'known') return 'failed'
  const { list, is_locked } = answer.response
  if (list.length > 0) return 'rows'
  return is_locked ? 'locked' : 'empty'
}

/** What stands below `count` rows that have been asked for. */
export function endOf({ total, is_locked }: Pick<Feed, 'total' | 'is_locked'>, count: number): End {
  if (count < shownMost(total)) return 'more'
  return is_locked ? 'locked' : 'end'
}

export function statusOf(total: number, count: number): string {
  return count === 0 ? '' : countOf(Math.min(count, total), total)
}

type Notes = Pick<Feed, 'source' | 'as_of' | 'method' | 'limits'>

/** What is said about where the data is from; nothing if there is no data. */
export function noteTexts(feed: Notes | undefined): { source: string; method: string; limits: string } {
  if (!feed?.as_of) return { source: '', method: '', limits: '' }
  const { source, as_of, method, limits } = feed
  return {
    source: `数据来源：${source}，截至${as_of}`,
    method: method && `编制方法：${method}`,
    limits: limits && `数据局限：${limits}`,
  }
}

export const LOCK_WORDS: Record<Feed['lock'], string> = {
  '': '解锁后查看全部数据',
  login: '登录后查看全部数据',
  buy: '购买后查看全部数据',
  join: '加入社群后查看全部数据',
}

/** `11-27` of `2026-11-27`. */
export function shortDay(date: string): string {
  return date.slice(5)
}
