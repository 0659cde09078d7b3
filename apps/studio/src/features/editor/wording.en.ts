import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  sides: { title: 'Which panels to show', left: 'Blocks and layers', right: 'Properties and checks' },
  tabs: { block: 'Properties', page: 'Page', checks: 'Checks', comments: 'Comments' },
  errors: (count) => countOf(count, 'error', 'errors'),
  openThreads: (count) => countOf(count, 'open comment', 'open comments'),
}
