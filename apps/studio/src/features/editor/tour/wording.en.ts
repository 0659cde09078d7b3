import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  next: 'Next',
  previous: 'Back',
  finish: 'Get started',
  close: 'Skip the tour',
  palette: {
    title: 'Choose blocks here',
    text: 'A click inserts one after the selected block; it can be dragged onto the canvas, too. “Sections” has whole parts that are designed already, “Layers” shows how the page is built.',
  },
  canvas: {
    title: 'The page as visitors see it',
    text: 'Click to select, double-click to change text, drag to move. The width of the phone is chosen above.',
  },
  inspector: {
    title: 'Change things here',
    text: 'Text, pictures, styles and what a tap does: all is changed here once a block is selected.',
  },
  checks: {
    title: 'Check at any time',
    text: 'What is not filled in, links that do not open and compliance problems are listed in “Checks”. A click leads there.',
  },
  publish: {
    title: 'Publish when you are content',
    text: 'Changes are saved as a draft by themselves, and visitors do not see them until you publish.',
  },
  empty: {
    title: 'Begin with the first block',
    text: 'Put a block onto the page, or begin with a template.',
    insert: 'Choose a block',
    template: 'Use a template',
    templateStep: (title) => `Use template “${title}”`,
    templateTitle: 'Choose a template',
    templateHelp: 'The blocks of the template are put onto this page and can be changed freely.',
    templateUse: 'Use this template',
    readOnly: 'This page has no blocks yet',
    readOnlyText: 'They show here once a colleague who edits has added some.',
  },
}
