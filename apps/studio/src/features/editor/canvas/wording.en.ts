import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  frame: 'Canvas as a phone',
  conditional: 'Has show conditions',
  selectedMany: (count) => countOf(count, 'block', 'blocks'),
  drag: (what) => `Drag ${what}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  selectParent: 'Select parent',
  insertBeside: (title, side) => `Insert ${side === 'before' ? 'above' : 'below'} “${title}”`,
  room: {
    marginTop: 'Top margin',
    marginBottom: 'Bottom margin',
    paddingTop: 'Top padding',
    paddingBottom: 'Bottom padding',
    done: (title, units) => `${title} is now ${units}`,
  },
  actions: (title) => `Actions for ${title}`,
  drop: {
    outside: 'Drop it on the phone',
    page: 'Put on the page',
    inside: (title) => `Put into “${title}”`,
  },
  width: 'Canvas width',
  widthIs: (said) => `Canvas width: ${said}`,
  widths: {
    phone: (width) => `Phone, ${width} pixels`,
    desktop: (width) => `Desktop, ${width} pixels`,
  },
  zoom: (percent) => `${percent}%`,
  largeText: 'Large text',
  largeTextHint: 'As in large text mode, with text 1.3 times as large',
  loading: 'Opening the canvas…',
  failed: 'The canvas does not open. Check the network and try again.',
  retry: 'Try again',
}
