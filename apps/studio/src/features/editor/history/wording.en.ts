import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'History',
  list: 'Changes, the newest at the bottom',
  opened: 'Page opened',
  present: 'Now',
  saved: 'Saved',
  undone: 'Undone, can be redone',
  none: 'No changes yet',
  noneText: 'Each change from now on is listed here. Click one to go back to it.',
  forgotten: (count) => `${countOf(count, 'earlier step is', 'earlier steps are')} no longer kept`,
  wentTo: (label) => `Back to after “${label}”`,
}
