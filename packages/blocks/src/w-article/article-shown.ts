import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import type { Answer, Payload, Response } from '../answers/answer'
import { plainPercent, rankText, type Signed, signedPercent } from '../simulate/simulate-words'

export type Article = Response<'simulateArticleDetail'>
export type Writer = NonNullable<Article['writer']>
export type Post = Response<'groupPostList'>['list'][number]

/** What is shown in the place of a note. */
export type ArticleShown = { part: 'loading' | 'missing' | 'failed' } | { part: 'article'; article: Article }

export const LOCKS = ['login', 'join'] as const

export function shownOf(answer: Answer<Article>): ArticleShown {
  if (answer.state === 'loading') return { part: 'loading' }
  if (answer.state === 'known') return { part: 'article', article: answer.response }
  return {
    part: answer.state === 'failed' && answer.code === CONTENT_NOT_FOUND ? 'missing' : 'failed',
  }
}

/** The figures on the card of a portfolio, by their names. */
export function factsOf(writer: Writer): Record<'return' | 'rank' | 'win' | 'followers', Signed> {
  const plain = (text: string): Signed => ({ text, tone: '' })
  return {
    return: signedPercent(writer.return),
    rank: plain(rankText(writer.rank)),
    win: plain(plainPercent(writer.win_rate)),
    followers: plain(`${writer.followers} 人`),
  }
}

export function followText({ is_followed }: Pick<Writer, 'is_followed'>): string {
  return is_followed ? '已关注' : '关注'
}

/** The query for the newest posts of the group that belongs to a note's contest; undefined: there is no such group. */
export function postsQuery({ group_id }: Pick<Article, 'group_id'>): Payload<'groupPostList'> | undefined {
  return group_id === '' ? undefined : { group_id, page: 1, page_size: 3 }
}
