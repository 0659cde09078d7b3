import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  slot: (title, number) => title || `Item ${number}`,
  items: (count) => countOf(count, 'item', 'items'),
}
