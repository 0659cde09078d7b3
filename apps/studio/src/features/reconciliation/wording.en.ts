import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const askAbout =
  'If the supplier confirms it with the same amount, the difference is settled. If not, it stays: look into it and sign it.'

export const wording: Words<typeof chinese> = {
  title: 'Reconciliation',
  about:
    'From 10:05 each day the bills of the day before are fetched and held against our orders, item by item. A day is closed when all its differences are settled or signed.',
  none: 'No days yet. Once payment is enabled, each day is reconciled on the day after.',
  noneFound: 'No days match',
  open: (day, supplier) => `Open ${day} ${supplier}`,
  columns: {
    day: 'Day',
    supplier: 'Supplier',
    state: 'State',
    paid: 'Paid, bill',
    ledgerPaid: 'Paid, ours',
    refunded: 'Refunds, bill',
    ledgerRefunded: 'Refunds, ours',
    differences: 'Differences',
  },
  states: { open: 'Open', closed: 'Closed', signed: 'Closed, signed' },
  waiting: 'Waiting for bill',
  problems: {
    absent: 'No bill yet',
    unreachable: 'No answer',
    unreadable: 'Bill unusable',
  },
  counts: (open, done) => (open > 0 ? `${open} open` : done > 0 ? `${done} settled` : 'None'),
  filter: {
    title: 'Filter days',
    all: 'All',
    state: 'State',
    supplier: 'Supplier',
    days: 'Days',
    from: 'From',
    to: 'To',
  },
  detail: {
    title: (day, supplier) => `${day} ${supplier}`,
    gone: 'There is no record of a bill of this day',
    facts: 'Bill and our records',
    side: { theirs: 'Bill', ours: 'Ours', gap: 'Difference' },
    paid: 'Paid',
    refunded: 'Refunded',
    noBill: '—',
    state: 'State',
    lines: 'Lines of the bill',
    fetched: 'Fetched',
    asked: 'Last asked',
    file: 'Fingerprint of the file',
    fileHint: 'SHA-256, to compare with a bill that you download yourself',
    problemAbout: {
      absent:
        'Bills are usually ready by 10:00 on the next day. The system asks every half hour; you can also fetch it now.',
      unreachable: 'The system tries again by itself; you can also fetch it now.',
      unreadable:
        'The bill has broken lines or sums that do not add up. None of it was used, and no order was changed. Fetch it again; if that does not help, contact the supplier.',
    },
    run: 'Reconcile again',
    fetch: 'Fetch the bill again',
    ran: {
      closed: 'Reconciled, no differences',
      signed: 'Reconciled, no new differences',
      open: 'Reconciled, differences are open',
      noBill: 'There is no bill yet; the system tries again later',
    },
    tooOften: 'That was too often. Try again later.',
    differences: 'Differences',
    noDifferences: 'Both sides agree item by item; there are no differences.',
    noneYet: 'Items can be compared once the bill is here.',
  },
  kinds: {
    payment_theirs: 'A payment on the bill that we do not have',
    payment_ours: 'A payment of ours that is not on the bill',
    amount: 'The amounts differ',
    refund_theirs: 'A refund on the bill that we do not have',
    refund_ours: 'A refund of ours that is not on the bill',
    day_edge: 'The two sides have it on different days',
    bill_late: 'The bill did not come in time',
  },
  difference: {
    number: { payment: 'Transaction no.', refund: 'Refund no.', bill: '' },
    outTradeNo: 'Payment no.',
    pid: 'Order no.',
    noOrder: 'Belongs to no order',
    theirs: 'Bill',
    ours: 'Ours',
    absent: 'None',
    side: (sum, at) => `${sum}, ${at}`,
    reason: (reason) => `Reason for signing: ${reason}`,
    decided: (name, at) => (name === null ? `System, ${at}` : `${name}, ${at}`),
  },
  differenceStates: { open: 'Open', settled: 'Settled', signed: 'Signed' },
  outcomes: {
    '': '',
    elsewhere: 'One payment that both sides have, near midnight and on different days',
    gone: 'Both sides agreed when reconciled again',
    paid: 'Entered: the order is paid and the entitlement given',
    late: 'Entered: the order was closed before, and the money is to be refunded',
    twice: 'Entered: paid twice, and the money is to be refunded',
    repeat: 'This payment was entered before',
    confirmed: 'The supplier was asked and agrees with our records',
    refunded: 'Entered as a refund that was made',
  },
  settle: {
    payment_theirs: {
      button: 'Enter this payment',
      title: 'Enter this payment?',
      about:
        'An order that is still to be paid becomes paid, and its entitlement is given. If the order is closed or paid already, the money is to be refunded: a colleague releases it.',
    },
    payment_ours: {
      button: 'Ask the supplier',
      title: 'Ask the supplier about this payment?',
      about: askAbout,
    },
    refund_theirs: {
      button: 'Ask, and enter the refund',
      title: 'Ask the supplier about this refund?',
      about:
        'A refund that we began and that the supplier confirms is entered as made. One that we did not begin is not entered: look into it and sign it.',
    },
    refund_ours: {
      button: 'Ask the supplier',
      title: 'Ask the supplier about this refund?',
      about: askAbout,
    },
    submit: 'OK',
    done: 'Difference settled',
  },
  sign: {
    button: 'Sign',
    title: 'Sign this difference',
    about:
      'By signing you say that you have looked into the difference. Your name, the time and the reason go into the audit log, and it cannot be undone.',
    reason: 'What you found, and why you sign',
    reasonHint: 'For example: paid offline, agrees with the supplier’s console',
    reasonMissing: 'Say why, in at least 2 characters',
    submit: 'Sign',
    done: 'Difference signed',
  },
  export: {
    title: 'Export differences',
    reasonHint: 'For example: monthly check of November',
    range: (supplier, days) => `${supplier}, ${days}`,
    allSuppliers: 'All suppliers',
    allDays: 'all days',
    days: (from, to) => (from === to ? String(from) : `${from ?? 'the first'} to ${to ?? 'the newest'}`),
  },
}
