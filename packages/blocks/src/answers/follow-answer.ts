import type { Host, Stop } from '@yingzao/renderer'
import type { Answer, CallId, Payload, Response } from './answer'
import { answersOf, questionOf } from './answers'

/**
 * Asks the gateway, once for all blocks of a page that ask the same, and reports what is known, now and whenever it
 * changes. `again` asks once more: after a failure, or for something newer.
 */
export function followAnswer<Id extends CallId>(
  { ask }: Pick<Host, 'ask'>,
  id: Id,
  payload: Payload<Id>,
  tell: (answer: Answer<Response<Id>>, again: () => void) => void,
): Stop {
  const answers = answersOf(ask)
  const question = questionOf(id, payload)
  const look = () => tell(answers.read(question) as Answer<Response<Id>>, () => answers.again(question))
  const stop = answers.subscribe(question, look)
  look()
  return stop
}
