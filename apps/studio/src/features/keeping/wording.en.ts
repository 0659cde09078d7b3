import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const number = new Intl.NumberFormat('en')
const records = (count: number) => `${number.format(count)} ${count === 1 ? 'record' : 'records'}`
const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
const holdsOf = (ids: readonly number[]) => `${ids.length === 1 ? 'hold' : 'holds'} ${ids.join(', ')}`

export const wording: Words<typeof chinese> = {
  title: 'Keeping and deletion',
  about:
    'How long records are kept and why, which cannot be deleted because of a case or an investigation, and what was deleted.',
  views: 'View',
  tabs: { terms: 'Terms', holds: 'Legal holds', reports: 'Deletion reports' },
  terms: {
    neverCounted: 'Nothing was counted yet; that happens once a day.',
    counted: (at) => `Counted at ${at}, once a day; “about” is an estimate of the database.`,
    unsure: 'Term to be confirmed by a lawyer',
    columns: {
      name: 'Records',
      term: 'Kept for',
      ground: 'Ground',
      rows: 'Now',
      oldest: 'Oldest',
      next: 'Oldest expires',
    },
    ends: {
      age: 'Then deleted',
      emptied: 'Then without personal data, figures stay',
      evidence: 'Then deleted once the database has checked it',
      person: 'Deleted when the person closes the account',
      none: 'Kept for good, no end is set',
    },
    days: (days, from) => `${daysOf(days)} from: ${from}`,
    setting: (name, least) => `Set by ${name}, at least ${daysOf(least)}`,
    rows: (rows, isEstimate) => `${isEstimate ? 'about ' : ''}${number.format(rows)}`,
  },
  holds: {
    title: 'Legal holds',
    standing: (count) => (count === 0 ? 'No holds stand' : `Standing holds: ${count}`),
    about:
      'While a hold stands its records are not deleted when they expire. A customer who closes the account is logged out and gets no marketing at once; the data is locked away unused, and cleared once the hold is released.',
    none: 'No hold was ever set',
    set: 'Set a hold',
    scopes: { person: 'Customer', order: 'Order', page: 'Page', period: 'Period' },
    what: (scope, what) => `${scope}: ${what}`,
    between: (from, until) => `${from} to ${until}`,
    stands: 'Stands',
    over: 'Released',
    why: (reason, reference) => `Reason: ${reason} · Reference: ${reference}`,
    setBy: (name, at) => `Set by ${name} at ${at}`,
    askedBy: (name, at, reason) => `${name} asked at ${at} to release it: ${reason}`,
    releasedBy: (name, at) => `Released by ${name} at ${at}`,
    ownAsk:
      'You asked to release it, so another colleague of compliance or an administrator has to review it.',
    changed: 'A colleague has just dealt with this hold. Refresh to see it.',
    ask: 'Ask to release',
    askOf: (what) => `Ask to release: ${what}`,
    asked: 'Asked; another colleague has to review it',
    askForm: {
      title: 'Ask to release the hold',
      about: 'It is released once another colleague of compliance or an administrator has reviewed it.',
      reason: 'Reason',
      reasonHint: 'For example: the case is closed, we were told to release it',
      usualReasons: ['The case is closed', 'We were told to release it'],
      submit: 'Ask to release',
    },
    release: 'Review and release',
    releaseOf: (what) => `Review and release: ${what}`,
    releaseTitle: 'Release this hold?',
    releaseText: (what, reason) =>
      `${what}. Reason: ${reason}. Expired records are then deleted, and locked data of customers who closed their account is cleared. This cannot be undone.`,
    released: 'Released',
    form: {
      title: 'Set a legal hold',
      scope: 'What to hold',
      handset: 'Phone number of the customer',
      handsetMissing: 'Enter a valid phone number',
      pid: 'Order number',
      days: 'First and last day',
      daysHint: 'All records of these days, by Beijing time',
      missing: 'Fill this in',
      reason: 'Reason',
      reasonHint: 'For example: asked for by a court, an inspection, a complaint',
      reference: 'Reference or case number',
      referenceHint: 'For example: (2026) Hu 01 Min Chu No. 1',
      referenceMissing: 'Enter a reference or case number',
      look: 'Next',
      back: 'Back',
      effect:
        'It stands as soon as you confirm. What is deleted already does not come back. The phone number is stored encrypted; lists show it masked.',
      submit: 'Set hold',
      done: 'The hold is set',
    },
  },
  reports: {
    title: 'Deletion reports',
    none: 'Nothing was deleted yet',
    noneFound: 'No reports match',
    several: 'Several kinds',
    columns: { at: 'Time', kind: 'Kind', what: 'Records', rows: 'Deleted', held: 'Kept by holds' },
    kinds: {
      rows: 'Expired',
      months: 'By month',
      persons: 'Expired personal data',
      evidence: 'Expired evidence',
      erasure: 'Account closed',
      release: 'Cleared after a hold',
    },
    rows: (rows) => number.format(rows),
    held: ({ held_rows, hold_ids, is_kept }) => {
      if (is_kept) return `Data locked away (${holdsOf(hold_ids)})`
      return held_rows === 0 ? '—' : `${records(held_rows)} (${holdsOf(hold_ids)})`
    },
    ground: 'Ground',
    term: 'Term',
    days: (days, setting) => (setting === '' ? daysOf(days) : `${daysOf(days)} (${setting})`),
    span: 'Made',
    between: (oldest, newest) => `${oldest} to ${newest}`,
    holds: 'Holds',
    holdIds: (ids) => ids.join(', '),
    fate: (name, fate, rows) =>
      ({
        delete: `${name}: ${records(rows ?? 0)} deleted`,
        unlink: `${name}: ${records(rows ?? 0)} without the person now`,
        keep: `${name}: kept as the law asks`,
      })[fate],
    filter: 'Filter deletion reports',
    daysFilter: 'Day of deletion',
    from: 'Deleted from',
    to: 'Deleted until',
    export: 'Export CSV',
    exported: (name) => `${name} saved`,
  },
}
