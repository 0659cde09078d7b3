import { useQueryClient } from '@tanstack/react-query'
import type { CommentState } from '@yingzao/contract/studio'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { problemText } from '../../ui/problem-text'
import type { CommentRow } from './comment-rows'
import { wording } from './wording'

/** What was decided at once, to be reported and undone. */
export interface Decision {
  ids: readonly number[]
  from: CommentState
  to: CommentState
  /** Those of them that the gateway has decided. */
  outcome: Promise<readonly number[]>
}

export interface Decisions {
  /**
   * Where a comment is according to what was decided here, which the list may not know yet; `elsewhere`: a colleague
   * decided.
   */
  placeOf: (row: CommentRow) => CommentState | 'elsewhere'
  /** The last decision that was not undone. */
  last: Decision | undefined
  /** The reason for the last refusal. */
  lastReason: string
  isBusy: boolean
  decide: (rows: readonly CommentRow[], to: CommentState, reason?: string) => void
  /** Returns what it puts back. */
  undo: () => readonly number[]
  /** Requests the comments again, and then follows what the gateway says about them. */
  renew: () => Promise<void>
}

/** Decides about comments. The screen does not wait for the gateway: what fails is put back, with a message. */
export function useDecisions(): Decisions {
  const { message } = App.useApp()
  const client = useQueryClient()
  const call = useStudioCall('commentDecide')
  const [places, setPlaces] = useState<ReadonlyMap<number, CommentState | 'elsewhere'>>(new Map())
  const [done, setDone] = useState<readonly Decision[]>([])
  const [waiting, setWaiting] = useState(0)
  const [lastReason, setLastReason] = useState<string>(wording.refuse.usual[0])
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const place = (ids: readonly number[], at: CommentState | 'elsewhere') =>
    setPlaces((now) => new Map([...now, ...ids.map((id) => [id, at] as const)]))

  /** What is decided, undone and decided again has to arrive in this order. */
  function inTurn<Result>(deed: () => Promise<Result>): Promise<Result> {
    const turn = line.current.then(deed)
    line.current = turn.catch(() => undefined)
    return turn
  }

  async function send(ids: readonly number[], from: CommentState, to: CommentState, reason: string) {
    setWaiting((now) => now + 1)
    place(ids, to)
    try {
      const { decided } = await inTurn(() =>
        call.mutateAsync({ comment_ids: [...ids], from, to, reason: to === 'refused' ? reason : '' }),
      )
      const others = ids.filter((id) => !decided.includes(id))
      if (others.length > 0) {
        place(others, 'elsewhere')
        void message.warning(wording.byColleague(others.length))
      }
      // Requested when they are looked at again, not after every key.
      for (const id of ['commentRows', 'tourRows'])
        void client.invalidateQueries({ queryKey: [id], refetchType: 'none' })
      return decided
    } catch (problem) {
      place(ids, from)
      void message.error(problemText(problem))
      return []
    } finally {
      setWaiting((now) => now - 1)
    }
  }

  function decide(rows: readonly CommentRow[], to: CommentState, reason = ''): void {
    const from = rows[0]?.state
    if (from === undefined || from === to) return
    const ids = rows.map(({ comment_id }) => comment_id)
    const outcome = send(ids, from, to, reason)
    if (to === 'refused') setLastReason(reason)
    const decision = { ids, from, to, outcome }
    setDone((now) => [...now, decision])
    void outcome.then((decided) => {
      setDone((now) =>
        now.flatMap((one) => {
          if (one.outcome !== outcome) return [one]
          return decided.length > 0 ? [{ ...one, ids: decided }] : []
        }),
      )
    })
  }

  function undo(): readonly number[] {
    const last = done.at(-1)
    if (!last) return []
    // For several, the reason for refusing each is not known, so they wait to be read again.
    const back = last.from === 'refused' ? 'held' : last.from
    setDone((now) => now.filter(({ outcome }) => outcome !== last.outcome))
    place(last.ids, back)
    void takeBack(last, back)
    return last.ids
  }

  async function takeBack(last: Decision, back: CommentState): Promise<void> {
    const decided = await last.outcome
    if (decided.length === 0) return
    const undone = await send(decided, last.to, back, '')
    if (undone.length === 0) return
    void message.success(wording.done[back](undone.length))
    // A list that was requested in the meantime does not contain them.
    await client.invalidateQueries({ queryKey: ['commentRows'] })
  }

  async function renew(): Promise<void> {
    try {
      await client.refetchQueries({ queryKey: ['commentRows'], type: 'active' }, { throwOnError: true })
      setPlaces(new Map())
    } catch {
      // What was decided here is still the latest known state.
    }
  }

  return {
    placeOf: ({ comment_id, state }) => places.get(comment_id) ?? state,
    last: done.at(-1),
    lastReason,
    isBusy: waiting > 0,
    decide,
    undo,
    renew,
  }
}
