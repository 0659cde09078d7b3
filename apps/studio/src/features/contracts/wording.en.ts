import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Contracts',
  about:
    'What customers sign before they buy. A published version cannot be changed; to change it publish a new one.',
  add: 'New contract',
  none: 'No contracts yet. Create one, publish it and choose it in a product: customers then sign it before they buy.',
  columns: {
    title: 'Contract',
    id: 'Code',
    live: 'Live version',
    products: 'Products',
    signed: 'Signed',
    updated: 'Last change',
  },
  notLive: 'Not published',
  version: (version) => `Version ${version}`,
  hasDraft: 'Has a draft',
  noProducts: 'No products',
  listed: (names) => names.join(', '),
  states: { draft: 'Draft', live: 'Live', past: 'Replaced by a newer version' },
  detail: {
    title: 'Contract',
    products: 'Products',
    noProducts:
      'No products use it yet. Change a product under “Products” and choose the contract that is signed before it is bought.',
    versions: 'Versions',
    signedTimes: (times) => (times === 1 ? 'Signed once' : `Signed ${times} times`),
    publishedBy: (at, name) => `Published ${at} by ${name || 'the system'}`,
    changedAt: (at) => `Saved ${at}`,
    show: 'View',
    edit: 'Edit draft',
    next: 'Draft a new version',
    publish: 'Publish',
    showNamed: (version) => `View version ${version}`,
  },
  form: {
    addTitle: 'New contract',
    editTitle: (version) => `Edit the draft of version ${version}`,
    nextTitle: 'Draft a new version',
    id: 'Code',
    idHint: 'Letters, digits, _ and -, for example advice. It cannot be changed later.',
    idForm: 'Only letters, digits, _ and -, 64 at most',
    taken: 'There is a contract of this code already',
    title: 'Title',
    body: 'Text',
    bodyHint: 'A line is a paragraph; “## ” at its start makes a heading, “- ” a list.',
    withdrawal: 'How to withdraw',
    withdrawalHint:
      'Say how to withdraw within five working days. It follows the text and is signed with it.',
    fields: 'Click to insert; filled in when it is signed:',
    insert: (name) => `Insert ${name} into the text`,
    missing: 'Fill this in',
    preview: 'Preview',
    save: 'Save draft',
    saved: 'Draft saved',
    conflict:
      'A colleague has just changed this. Copy your text, close it and open it again before you change it.',
  },
  preview: {
    title: 'What customers see',
    about: 'Name, phone and dates are samples, replaced by those of the customer when it is signed.',
    missing: (characters) =>
      `The font of the PDF lacks these characters: ${characters}. The signed file shows 〓 in their place, so choose others.`, // as pages say it
    close: 'Close',
  },
  publish: {
    title: (version) => `Publish version ${version}?`,
    first: 'Customers can sign it from then on, and it cannot be changed any more.',
    next: 'From then on this version is signed, and it cannot be changed any more. Who signed an older one signs again before they next buy; older signatures stay as they are.',
    submit: 'Publish',
    done: 'Published',
  },
}
