import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`
const customers = (count: string) => `${count} ${count === '1' ? 'customer' : 'customers'}`

export const wording: Words<typeof chinese> = {
  title: 'Customer tags',
  about: 'Tags are imported from data files, or computed from conditions every night.',
  add: 'Add a computed tag',
  import: {
    act: 'Import tags',
    title: 'Import tags',
    about:
      'Each row is one tag of one customer. A tag that the customer has already gets the value of the file; customers who are not in the file keep theirs.',
    columns: 'The first row names the columns: user ID, tag code, value',
    looking: 'Checking…',
    good: ({ added, changed, same }) => `Checked: ${added} new, ${changed} changed, ${same} unchanged`,
    refused: (count) =>
      `${rows(count)} cannot be imported. Correct the file and choose it again. Nothing is saved until then.`,
    line: (line, reasons) => `Row ${line}: ${reasons.join('; ')}`,
    more: (count) => `${count} more ${count === 1 ? 'row' : 'rows'}`,
    submit: 'Import',
    done: (count) => `Imported, ${rows(count)} changed`,
  },
  none: 'No tags yet. Import tags of customers, or add one that is computed from conditions.',
  columns: {
    name: 'Tag',
    source: 'Source',
    people: 'Customers',
    values: 'Common values',
    updated: 'Last computed',
  },
  imported: 'Imported',
  computed: 'Computed',
  people: (count) => count,
  never: '—',
  join: ', ',
  delete: {
    act: 'Delete',
    name: (name) => `Delete ${name}`,
    title: (name) => `Delete tag “${name}”?`,
    text: (count) => `${customers(count)} will lose this tag. This cannot be undone.`,
    done: 'Deleted',
  },
  form: {
    addTitle: 'Add a computed tag',
    changeTitle: 'Edit tag',
    code: 'Tag code',
    codeHint:
      'Rules and pages refer to the tag by it. It cannot be changed once saved. Letters, digits, _ or -.',
    codeForm: 'Enter letters, digits, _ or -, at most 64',
    name: 'Name',
    about: 'About',
    missing: 'Required',
    expression:
      'Customers who match these conditions get the tag with the value 1, and lose it when they no longer do. It is computed once saved, and then every night.',
    incomplete: 'Some conditions are incomplete. Please complete those marked red.',
    save: 'Save',
    saved: 'Saved',
    taken: 'Another tag has this code. Please choose another one.',
    conflict: 'A colleague has just changed this tag. Close it, open it again, and then make your changes.',
  },
}
