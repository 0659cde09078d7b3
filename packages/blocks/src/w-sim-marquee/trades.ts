import type { Answer, Response } from '../answers/answer'

/** A line of the strip. */
export type Trade = Pick<Response<'simulateMarquee'>['list'][number], 'id' | 'text' | 'player_id'>

/** The newest trades, the newest first; none while they are not known. */
export function tradesOf(answer: Answer<Response<'simulateMarquee'>>): readonly Trade[] {
  return answer.state === 'known' ? answer.response.list : []
}
