import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const outcomes: Words<typeof chinese.outcomes> = {
  publish: 'Published again',
  approval: 'Draft only, waits for publishing',
  draft: 'Draft only',
  refused: 'Live page unchanged',
}

const states: Words<typeof chinese.states> = {
  waiting: 'Waiting',
  done: 'Updated',
  failed: 'Live page unchanged',
}

export const wording: Words<typeof chinese> = {
  linked: (name) => `Linked section “${name}”`,
  text: 'It has the same content on all pages that link it. Here it can be moved, copied or deleted; its content is changed in the section itself.',
  unnamed: '…',
  edit: 'Edit the section',
  editHint: 'Change it here, then update all pages that link it',
  copy: 'Turn into a copy',
  copyHint: 'Changed on this page alone, and no longer with the section',
  copied: 'It is a copy now and can be changed by itself',
  newer: 'The section was updated; here it still is as before.',
  renew: 'Update to the newest',
  renewed: 'Updated to the newest',
  editing: (name) => `Editing the section “${name}”`,
  editingText:
    'Update the section when you are done. Until then other pages stay as they are, and this page cannot be published.',
  update: 'Update the section…',
  discard: 'Discard changes',
  discarded: 'The content of the section is back',
  dialog: {
    title: (name) => `Update “${name}”`,
    checking: 'Checking the pages that link it…',
    none: 'No page links it yet. Once it is updated, what is inserted has the new content; copies stay as they are.',
    uses: (count) => `Used on ${countOf(count, 'page', 'pages')}. After the update:`,
    copies: 'Copies stay as they are.',
    waitsForApproval: 'You may not publish: live pages change only when somebody who may has published them.',
    ok: 'Update',
    cancel: 'Cancel',
    close: 'Done',
    running: (done, count) => `${done} / ${count} pages are updated. You can leave; the update goes on.`,
    finished: (count) => `${countOf(count, 'page is', 'pages are')} updated`,
    failed: (count) => `; ${countOf(count, 'live page stays', 'live pages stay')} as before`,
    updated: (name) => `Section “${name}” is updated`,
  },
  outcomes,
  states,
}
