import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Blocks',
  panels: 'Left panels',
  search: 'Search blocks',
  none: (query) => `Nothing found for “${query}”`,
  noneText: 'Try other words, such as “form”, “countdown” or “tab”.',
  recent: 'Used lately',
  insert: (title) => `Insert ${title}`,
  variants: (title) => `Ready-made styles of ${title}`,
  moreVariants: (title) => `Choose a ready-made style of ${title}`,
  plain: 'Default style',
  sizes: { light: 'Light', middle: 'Mid', heavy: 'Heavy' },
  noScript: 'This block needs no script and does not slow the page down.',
  script: (kilobytes) => `Visitors load ${kilobytes} KB of script more for this block.`,
  readOnly: 'You may view this page but not change it.',
  help: 'Click or press Enter to insert it after the selected block, or drag it onto the canvas',
  categories: {
    content: 'Text',
    media: 'Pictures and video',
    action: 'Buttons and guidance',
    data: 'Figures and progress',
    form: 'Forms',
    layout: 'Layout and overlays',
    compliance: 'Compliance',
    widget: 'Business',
  },
}
