import { countOf } from '../count-of'
import type { Words } from '../words'
import type { wording as chinese } from './wording'

const ofBlocks = (verb: string) => (titles: readonly string[]) =>
  `${verb} ${titles.length === 1 ? `“${titles[0]}”` : countOf(titles.length, 'block', 'blocks')}`

export const wording: Words<typeof chinese> = {
  page: 'Page',
  opened: 'Page opened',
  inserted: ofBlocks('Insert'),
  pasted: ofBlocks('Paste'),
  cut: ofBlocks('Cut'),
  duplicated: ofBlocks('Duplicate'),
  removed: ofBlocks('Delete'),
  moved: ofBlocks('Move'),
  wrapped: (title) => `Put into “${title}”`,
  unwrapped: (title) => `Dissolve “${title}”`,
  renamed: (id, to) => `Change ID “${id}” to “${to}”`,
  linked: (verb, title) => `${verb}: “${title}”`,
  updated: (title) => `Update “${title}”`,
  itemsAdded: (list, count) => `Add ${countOf(count, 'item', 'items')} to “${list}”`,
  itemRemoved: (list) => `Delete an item of “${list}”`,
  itemMoved: (list) => `Reorder “${list}”`,
  style: 'Change “Style”',
  field: (title) => `Change “${title}”`,
  fieldOfMany: (blocks, title) => `Change “${title}” of ${countOf(blocks, 'block', 'blocks')}`,
  fields: (block, count) => `Change ${countOf(count, 'setting', 'settings')} of “${block}”`,
  fieldsOfMany: (blocks, count) =>
    `Change ${countOf(count, 'setting', 'settings')} of ${countOf(blocks, 'block', 'blocks')}`,
  pageFields: 'Change page settings',
  common: {
    style: 'Style',
    position: 'Position',
    action: 'Tap action',
    isNeedLogin: 'Requires login',
    mark: 'Product code',
    baiduStatistics: 'Baidu statistics',
    oaStatistics: 'View report',
    uploadId: 'Conversion report',
    show_if: 'Show conditions',
    linked: 'Link to a section',
  },
  ofPage: {
    title: 'Page title',
    'meta.keywords': 'Keywords',
    'meta.description': 'Description',
    background: 'Page background',
    is_auto_fit: 'Desktop version on computers',
    'extra.pageID': 'Page ID',
    'extra.share': 'Share card',
    'extra.theme': 'Page theme',
    start_at: 'Start',
    end_at: 'End',
  },
}
