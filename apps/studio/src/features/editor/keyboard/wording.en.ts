import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  backspace: 'Backspace',
  sheet: {
    title: 'Keyboard shortcuts',
    about:
      'They work on the canvas, in layers and in panels. While you type, letters and arrows only write and move.',
    or: 'or',
    tree: 'Layers',
    treeKeys: [
      ['↑ ↓', 'Select the line above or below'],
      ['→ ←', 'Expand, collapse'],
      ['Home End', 'First line, last line'],
      ['Shift + ↑ ↓', 'Select several in a row'],
      ['Letters', 'Go to the block that begins with them'],
    ],
  },
  palette: {
    title: 'Find a command',
    search: 'Name of a command, such as “move up”',
    none: 'There is no such command',
    results: 'Commands',
    help: '↑ ↓ to choose, Enter to run, Esc to close',
  },
  move: {
    title: (what) => `Move ${what} to`,
    search: 'Search places',
    none: 'There is no such place',
    results: 'Places to move to',
    first: 'Top of the page',
    into: (title) => `First inside “${title}”`,
    intoSlot: (title, slot) => `Into “${slot}” of “${title}”`,
    after: (title) => `After “${title}”`,
    help: '↑ ↓ to choose a place, Enter to move, Esc to cancel',
  },
}
