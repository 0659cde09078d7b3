import type { Payload, Response } from '../answers/answer'
import { dayText } from '../answers/moments'
import type { Keyed } from '../answers/pages'
import type { ListQuery } from '../simulate/follow-list'

type Given = Response<'simulateArticleList'>['list'][number]

/** A note, as a list shows it. */
export interface Note extends Keyed {
  title: string
  summary: string
  writer: string
  day: string
  /** Only for members. */
  isForMembers: boolean
}

export function noteOf({
  article_id,
  title,
  summary,
  player: { nick },
  published_at,
  is_member_only,
  is_locked,
}: Given): Note {
  return {
    key: article_id,
    title,
    summary,
    writer: nick,
    day: dayText(published_at),
    isForMembers: is_member_only || is_locked,
  }
}

type Place = Pick<Payload<'simulateArticleList'>, 'competition_id'>

/** The query for the notes of a contest, or of one player: `me` is not one. */
export function notesQuery(
  player_id: string,
  contest: Place,
): ListQuery<Note> & { payload: Payload<'simulateArticleList'> } {
  return {
    id: 'simulateArticleList',
    payload: { ...contest, ...(player_id !== 'me' && { player_id }) },
    itemOf: noteOf,
    isOwn: false,
  }
}
