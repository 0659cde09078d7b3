import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Layers',
  tree: 'Blocks of the page',
  search: 'Search layers',
  none: 'The page has no blocks yet',
  noneText: 'Begin with one from “Blocks”.',
  noneFound: (query) => `Nothing found for “${query}”`,
  open: 'Expand',
  close: 'Collapse',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  nth: (number) => `No. ${number}`,
  emptySlot: 'Empty, click to add a block',
  linked: 'Linked section',
  conditional: 'Shown on conditions',
  popup: 'Appears after a tap',
  floating: 'Fixed on the screen',
  errors: (count) => `${countOf(count, 'error', 'errors')} to mend`,
  warnings: (count) => countOf(count, 'warning', 'warnings'),
  rename: (id) => `Change the ID “${id}”`,
  renameHelp: 'Links within the page and popups are found by it; whatever refers to it changes, too.',
}
