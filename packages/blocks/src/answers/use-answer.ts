import { useHost } from '@yingzao/renderer'
import { useCallback, useSyncExternalStore } from 'react'
import { type Answer, type CallId, LOADING, type Payload, type Response } from './answer'
import { answersOf, questionOf } from './answers'

interface Asked<Known> {
  answer: Answer<Known>
  /** Asks once more: after a failure, or for something newer. */
  again: () => void
}

/**
 * Asks the gateway from the moment the island is awake, once for all blocks of a page that ask the same. Without a
 * payload nothing is asked and the answer stays `loading`. The server renders `loading` too, except for the few calls
 * that it answers while rendering: `pageAnswers` of the gateway's modules.
 */
export function useAnswer<Id extends CallId>(id: Id, payload: Payload<Id> | undefined): Asked<Response<Id>> {
  const host = useHost()
  const answers = answersOf(host.ask)
  const question = payload && questionOf(id, payload)
  const subscribe = useCallback(
    (listener: () => void) => (question ? answers.subscribe(question, listener) : () => undefined),
    [answers, question],
  )
  const read = () => (question ? answers.read(question) : LOADING)
  const drawn = () => drawnAnswer(question && host.given?.(question))
  const answer = useSyncExternalStore(subscribe, read, drawn) as Answer<Response<Id>>
  return { answer, again: () => question && answers.again(question) }
}

const drawnAnswer = (response: object | undefined): Answer =>
  response === undefined ? LOADING : { state: 'known', response }
