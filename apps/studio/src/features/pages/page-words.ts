import type { PageState } from '@yingzao/contract/studio'
import { dateTimeText } from '../../state/date-time-text'
import type { Tone } from '../../ui/status-mark'
import type { PageRow } from './use-pages'
import { wording } from './wording'

/** How each state is marked. */
export const stateTones: Record<PageState, Tone> = {
  draft: 'busy',
  published: 'success',
  taken_down: 'warning',
  archived: 'quiet',
}

/** The state of a page, in a word. */
export function stateText(state: PageState): string {
  return wording.states[state]
}

/** When a page's campaign runs. */
export function windowText({ start_at, end_at }: Pick<PageRow, 'start_at' | 'end_at'>): string {
  if (start_at && end_at) return wording.between(dateTimeText(start_at), dateTimeText(end_at))
  if (start_at) return wording.from(dateTimeText(start_at))
  return end_at ? wording.until(dateTimeText(end_at)) : wording.always
}

/** Who created a page. */
export function ownerText({ owner }: Pick<PageRow, 'owner'>): string {
  return owner?.name ?? wording.nobody
}

/** What is shown beside a page's state: changes that visitors do not see yet, and what is scheduled. */
export function notesOn(page: PageRow): { tone: Tone; text: string; detail?: string }[] {
  const { schedule } = page
  return [
    ...(page.state === 'published' && page.has_changes
      ? [{ tone: 'new' as const, text: wording.hasChanges }]
      : []),
    ...(schedule?.problem
      ? [{ tone: 'warning' as const, text: wording.scheduleFailed, detail: schedule.problem }]
      : []),
    ...(schedule?.publish_at && !schedule.problem
      ? [{ tone: 'new' as const, text: wording.willPublish(dateTimeText(schedule.publish_at)) }]
      : []),
    ...(schedule?.take_down_at && !schedule.problem
      ? [{ tone: 'new' as const, text: wording.willTakeDown(dateTimeText(schedule.take_down_at)) }]
      : []),
  ]
}
