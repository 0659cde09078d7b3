import { useEffect, useEffectEvent } from 'react'
import { useList } from '../../../ui/list/use-list'
import { PART, type QueueView } from '../approval-rows'

export interface DeskQueue {
  /** `3 / 12`; undefined while it is unknown, or where the submission is no longer in the queue. */
  place: { at: number; count: string } | undefined
  next: number | undefined
  previous: number | undefined
  /** What is shown after this one has been decided; undefined: nothing is left. */
  after: number | undefined
}

/** When fewer than this are left behind the current one, more are loaded. */
const AHEAD = 3

/** Returns what comes before and after a submission in the queue that it was opened from. */
export function useDeskQueue(view: QueueView, id: number): DeskQueue {
  const list = useList('reviewList', { view, limit: PART })
  const ids = (list.rows ?? []).map(({ submission_id }) => submission_id)
  const at = ids.indexOf(id)
  const isShort = list.hasMore && !list.isLoadingMore && !list.problem && ids.length - 1 - at < AHEAD
  const load = useEffectEvent(() => list.loadMore())
  useEffect(() => {
    if (isShort) load()
  }, [isShort])
  const others = ids.filter((one) => one !== id)
  const next = at === -1 ? others[0] : ids[at + 1]
  return {
    place: at === -1 ? undefined : { at: at + 1, count: list.hasMore ? `${ids.length}+` : `${ids.length}` },
    next,
    previous: at > 0 ? ids[at - 1] : undefined,
    after: next ?? others[0],
  }
}
