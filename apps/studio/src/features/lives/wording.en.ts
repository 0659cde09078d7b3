import type { LiveState } from '@yingzao/contract/studio'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const states: Readonly<Record<LiveState, string>> = {
  coming: 'To come',
  on: 'Live now',
  over: 'Replay',
  cancelled: 'Cancelled',
}

const people = (count: number | string) => `${count} ${String(count) === '1' ? 'person' : 'people'}`

export const wording: Words<typeof chinese> = {
  title: 'Live streams',
  about:
    'Live streams and replays in calendars. Customers who reserved are reminded 15 minutes before it starts.',
  add: 'New live stream',
  none: 'No live streams yet. Create one, and customers see it in calendars and can reserve.',
  noneFound: 'No live streams match',
  everywhere: 'All calendars',
  noSpeakerNumber: 'No certificate number',
  states,
  replayMissing: 'Over, no replay address',
  reserved: (count) => people(count),
  bySms: (count) => `${count} by SMS`,
  filter: {
    title: 'Filter live streams',
    q: 'Title, speaker',
    state: 'State',
    days: 'Start',
    from: 'Starts from',
    until: 'Until',
  },
  columns: {
    title: 'Live stream',
    speaker: 'Speaker',
    time: 'Time',
    state: 'State',
    reserved: 'Reserved',
    page: 'Shown on',
  },
  detail: {
    facts: 'Overview',
    change: 'Change',
    cancel: 'Cancel live stream',
    cover: 'Cover',
    noCover: 'None',
    url: 'Address',
    replay: 'Replay address',
    noAddress: 'None',
    updated: 'Last change',
    reserved: (count, bySms) => `${people(count)}, ${bySms} of them reminded by text message`,
  },
  form: {
    addTitle: 'New live stream',
    changeTitle: 'Change live stream',
    title: 'Title',
    speaker: 'Speaker',
    start: 'Starts',
    end: 'Ends',
    endsEarly: 'It must end after it starts',
    cover: 'Cover',
    url: 'Address',
    urlHint: 'If it is not known yet, fill it in before the start.',
    replay: 'Replay address',
    replayHint: 'Fill it in afterwards; customers open the replay from calendars.',
    addressForm: 'Enter an address that begins with https:// or /, without spaces',
    page: 'Shown on',
    pageHint: 'Only calendars of this page show it; empty: all calendars do.',
    missing: 'Fill this in',
    choose: 'Choose one',
    save: 'Save',
    saved: 'Saved',
    conflict:
      'A colleague has just changed this live stream. Close it and open it again before you change it.',
    past: 'This time is past. Choose another.',
    moveTitle: 'Customers are told of the new time',
    moveText: (count) =>
      count === 1
        ? 'The one person who reserved is told of the change.'
        : `The ${count} people who reserved are told of the change.`,
    moveGo: 'Save and tell them',
  },
  cancel: {
    title: 'Cancel this live stream?',
    about: (count) => {
      const told =
        count === 0
          ? 'Nobody has reserved yet.'
          : count === 1
            ? 'The one person who reserved is told.'
            : `The ${count} people who reserved are told.`
      return `It cannot be undone, and calendars do not show it any more. ${told} The reason goes to the audit log.`
    },
    reason: 'Reason',
    reasonHint: 'For example: the speaker cannot come',
    usualReasons: ['The speaker cannot come', 'The content has to change', 'Created twice'],
    submit: 'Cancel live stream',
    done: 'Cancelled',
    past: 'This live stream is over, so it cannot be cancelled',
  },
}
