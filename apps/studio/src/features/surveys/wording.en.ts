import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const answers = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'answer' : 'answers'}`

export const wording: Words<typeof chinese> = {
  title: 'Form answers',
  about: 'What visitors submit with “Form” blocks of pages, newest first. Personal data is masked.',
  none: 'Nobody has submitted a form yet. Add a “Form” block to a page and publish it; the answers come here.',
  noneFound: 'No matching answers',
  columns: { at: 'Submitted', page: 'Page', answers: 'Answers' },
  filter: {
    title: 'Filter answers',
    form: 'All forms',
    days: 'Date submitted',
    from: 'Start date',
    to: 'End date',
    formOf: (page, count) => `${page} (${answers(count)})`,
  },
  detail: {
    title: (id) => `Answer ${id}`,
    page: 'Page',
    version: (version) => (version === null ? 'Built-in page' : `Version ${version}`),
    form: 'Form ID',
    at: 'Submitted',
    answers: 'Answers',
    nothing: 'No question was answered',
  },
  reveal: {
    open: 'Show personal data',
    hide: (seconds) => `Hide (${seconds} s)`,
    title: 'Show personal data in full',
    about:
      'Your name, the time and your reason go into the audit log. The data is hidden again after 30 seconds.',
    reason: 'Reason',
    reasonHint: 'For example: to contact a visitor who enrolled',
    usualReasons: ['Contact a visitor who enrolled', 'Check on a customer’s call', 'Handle a complaint'],
    submit: 'Show',
    tooMany: 'You have looked at personal data too often. Please try again later.',
  },
  files: {
    nameOf: (number, kind, size) => `File ${number} (${kind.toUpperCase()}, ${size})`,
    open: 'Download',
    download: (number) => `Download file ${number}`,
    dialog: {
      title: 'Download a visitor’s file',
      about:
        'Your name, the time and your reason go into the audit log, and it counts as a look at personal data. Open the file on a safe computer and delete it after use.',
      reason: 'Reason',
      reasonHint: 'For example: to check proof of assets',
      usualReasons: ['Check a visitor’s documents', 'Check on a customer’s call', 'Handle a complaint'],
      submit: 'Download',
      tooMany: 'You have looked at personal data too often. Please try again later.',
    },
  },
  export: {
    title: 'Export answers',
    chooseForm: 'Choose a form first, then export its answers',
    range: (form, from, to) => (from || to ? `${form}, ${from ?? '…'} to ${to ?? '…'}` : form),
    reasonHint: 'For example: to list those who enrolled',
    withPersonal: 'Include personal data in full',
  },
}
