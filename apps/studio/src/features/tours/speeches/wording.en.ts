import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const people = (count: string) => `${count} ${count === '1' ? 'person' : 'people'}`

export const wording: Words<typeof chinese> = {
  title: 'Talks',
  add: 'Add a talk',
  noCity: 'Add a city under “Cities” first',
  none: 'No talks yet. Add one with its city, time and speaker; visitors can enrol once its enrolment opens.',
  noneToRead: 'No talks yet.',
  noneFound: 'No matching talks',
  noFiling: 'Without a filing number, enrolment in talks cannot open. Enter it under “Overview”.',
  live: 'Numbers are updated every 10 seconds.',
  filter: { title: 'Filter talks', city: 'City', state: 'State', q: 'Title, venue or speaker' },
  states: { coming: 'Not open', open: 'Open', full: 'Full', over: 'Over', cancelled: 'Cancelled' },
  columns: {
    title: 'Talk',
    place: 'Time and place',
    state: 'State',
    enrolled: 'Enrolled / places',
    waiting: 'Waiting',
    entered: 'Entered',
  },
  venue: (city, venue) => `${city} · ${venue}`,
  speaker: (name, number) => (number === '' ? name : `${name} ${number}`),
  enrolments: (title, enrolled, quota) => `Show enrolments of ${title}, ${enrolled} / ${quota}`,
  change: 'Edit',
  changeName: (title) => `Edit ${title}`,
  cancel: 'Cancel',
  cancelName: (title) => `Cancel talk ${title}`,
  form: {
    addTitle: 'Add a talk',
    changeTitle: 'Edit talk',
    city: 'City',
    title: 'Title',
    enrolFrom: 'Enrolment opens',
    enrolsLate: 'Enrolment must open before the talk begins',
    start: 'Begins',
    end: 'Ends',
    endsEarly: 'The end must be later than the beginning',
    venue: 'Venue',
    address: 'Address',
    addressHint: 'Shown on tickets. May be empty.',
    speaker: 'Speaker',
    quota: 'Places',
    quotaHint: 'With more places, those who wait move up by themselves.',
    quotaForm: (least, most) =>
      least > 1
        ? `${least} people have enrolled. Enter a whole number from ${least} to ${most}.`
        : `Enter a whole number from ${least} to ${most}`,
    missing: 'Required',
    save: 'Save',
    saved: 'Saved',
    movedUp: (count) =>
      `Saved. ${count} waiting ${count === 1 ? 'enrolment has' : 'enrolments have'} moved up.`,
    conflict:
      'A colleague has just changed this talk. Close it, open it again, and look at it before you make your changes.',
    gone: 'This tour or talk does not exist any more. Please close it and reload.',
    tellTitle: 'Change the time or place?',
    tellText: (count) => `${people(count)} who enrolled will be told of the change.`,
    tellGo: 'Save and tell them',
  },
  cancelDialog: {
    title: (title) => `Cancel talk “${title}”?`,
    about: (enrolled, waiting) =>
      `This cannot be undone. ${people(enrolled)} who enrolled will be told; ${waiting} more waiting will not move up any more. The reason goes into the audit log.`,
    nobody:
      'This cannot be undone. Nobody has enrolled yet, so nobody will be told. The reason goes into the audit log.',
    reason: 'Reason',
    reasonHint: 'For example: the speaker cannot come',
    usualReasons: ['The speaker cannot come', 'The venue cannot be used', 'Too few enrolments'],
    submit: 'Cancel talk',
    done: (enrolled) => `Talk cancelled. ${people(enrolled)} who enrolled will be told.`,
    doneQuietly: 'Talk cancelled',
    conflict:
      'A colleague has just changed this talk. Close this, look at the talk, and then decide whether to cancel it.',
  },
}
