import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  back: 'Back to pages',
  title: 'Page title',
  editTitle: (title) => `Change page title: ${title}`,
  untitled: 'Untitled page',
  status: 'Publishing status',
  undo: 'Undo',
  undoStep: (label) => `Undo: ${label}`,
  redo: 'Redo',
  redoStep: (label) => `Redo: ${label}`,
  preview: 'Preview',
  report: 'Data',
  versions: 'Versions',
  more: 'More',
  keepTemplate: 'Save as template',
  fill: 'Fill in',
  help: 'Help',
  shortcuts: 'Keyboard shortcuts',
  commands: 'Command palette',
  tour: 'Tour',
  publish: 'Publish',
  publishMore: 'More ways to publish',
  schedule: 'Schedule publishing or taking down',
  takeDown: 'Take down',
  errors: (count) => `Publish; ${countOf(count, 'thing has', 'things have')} to be mended`,
  submit: 'Submit for approval',
  mayNotPublish:
    'Your role may not publish. Drafts are saved by themselves; colleagues who approve see them in the list of pages and publish them.',
  uploading:
    'Pictures on the page are still uploading. Publish when they are done; try failed ones again in the properties, or remove them.',
  unsaved: 'Changes are not saved yet. Please try again in a moment.',
  previewBlocked: 'The browser blocked the new window. Allow windows of this site and try again.',
}
