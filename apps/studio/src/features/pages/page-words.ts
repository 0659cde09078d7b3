import type { PageState } from '@yingzao/contract/studio'
import { momentText } from '../../state/moment-text'
import type { Tone } from '../../ui/status-mark'
import { wording } from '../../wording'
import type { PageRow } from './use-pages'

const words = wording.pages

/** How each state is marked. */
export const stateTones: Record<PageState, Tone> = {
  draft: 'busy',
  published: 'success',
  taken_down: 'warning',
  archived: 'quiet',
}

/** When a page's campaign runs. */
export function windowText({ start_at, end_at }: Pick<PageRow, 'start_at' | 'end_at'>): string {
  if (start_at && end_at) return words.between(momentText(start_at), momentText(end_at))
  if (start_at) return words.from(momentText(start_at))
  return end_at ? words.until(momentText(end_at)) : words.always
}

/** Who made a page. */
export function ownerText({ owner }: Pick<PageRow, 'owner'>): string {
  return owner?.name ?? words.nobody
}

/** What stands beside a page's state: changes that visitors do not see yet, and what will happen at its time. */
export function notesOn(page: PageRow): { tone: Tone; text: string; detail?: string }[] {
  const { schedule } = page
  return [
    ...(page.state === 'published' && page.has_changes
      ? [{ tone: 'new' as const, text: words.hasChanges }]
      : []),
    ...(schedule?.problem
      ? [{ tone: 'warning' as const, text: words.scheduleFailed, detail: schedule.problem }]
      : []),
    ...(schedule?.publish_at && !schedule.problem
      ? [{ tone: 'new' as const, text: words.willPublish(momentText(schedule.publish_at)) }]
      : []),
    ...(schedule?.take_down_at && !schedule.problem
      ? [{ tone: 'new' as const, text: words.willTakeDown(momentText(schedule.take_down_at)) }]
      : []),
  ]
}
