import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  checking: 'Checking…',
  checked: 'Checked',
  failed: 'The checks did not finish',
  failedText: 'The page is not affected. It is checked once more when it is published.',
  retry: 'Check again',
  good: 'No problems found',
  goodText: 'There are no errors, warnings or hints. The page can be published.',
  noneOfFilter: 'No problem matches the filter.',
  severities: { error: 'Errors', warning: 'Warnings', info: 'Hints' },
  severityHints: {
    error: 'Have to be mended before publishing',
    warning: 'Do not stop publishing, but had better be mended',
    info: 'For information',
  },
  filter: 'Filter problems',
  all: 'All',
  search: 'Search problems',
  counted: (label, count) => `${label} ${count}`,
  page: 'Page',
  why: 'Why',
  goThere: 'Go there',
  goThereOf: (message) => `Go there: ${message}`,
  correct: (to) => `Change to “${to}”`,
  correctOf: (from, to) => `Change “${from}” to “${to}”`,
  corrected: (to) => `Changed to “${to}”`,
  notCorrected:
    'This cannot be replaced here: bold text or a link divides it, or it would be too long. Use “Go there” and change it yourself.',
  fewer: 'Show fewer',
  more: (count) => `${count} more`,
}
