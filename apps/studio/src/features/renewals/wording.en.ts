import type { Answer } from '../../state/calls'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

type Kind = Answer<'renewalSummary'>['reminders'][number]['kind']

const kinds: Readonly<Record<Kind, string>> = {
  unpaid: 'Order to be paid',
  expiring: 'Service about to end',
  coupon: 'Coupon to use',
}

export const wording: Words<typeof chinese> = {
  title: 'Renewals',
  about: 'Which services are about to end, and how many payments the reminders on pages have brought.',
  ending: 'Ends of services',
  endingAbout: 'By customers, refunds not counted',
  noneEnding: 'No service ends within 30 days before or after today.',
  product: 'Product',
  soon: 'Ends within 30 days',
  ended: 'Ended in the last 30 days, not renewed',
  reminders: 'Effect of reminders',
  remindersAbout:
    'A customer is reminded once a day at most; paid: of any order within 7 days after a reminder',
  noneShown: 'Nobody was reminded in this time.',
  kind: 'Reminder',
  page: 'Page',
  shown: 'Reminders',
  paid: 'Paid after',
  rate: 'Share paid',
  days: 'Period',
  lastDays: (days) => `Last ${days} days`,
  people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
  kinds,
}
