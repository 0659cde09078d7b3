import { simArticleLimits as limits, type SimArticleState } from '@yingzao/contract/studio'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const states: Readonly<Record<SimArticleState, string>> = {
  waiting: 'Waiting',
  approved: 'Shown',
  refused: 'Refused',
  removed: 'Taken down',
}

export const wording: Words<typeof chinese> = {
  title: 'Trading notes',
  about:
    'Notes of players of simulated contests. A member enters them, and they show once a colleague has approved them.',
  add: 'Enter a note',
  list: 'Trading notes',
  states,
  waitingWith: (count) => `Waiting (${count})`,
  filter: { title: 'Filter notes', state: 'State', contest: 'Contest', q: 'Title or player' },
  none: {
    waiting: 'No notes are waiting for approval.',
    approved: 'No notes are shown yet.',
    refused: 'No notes were refused.',
    removed: 'No notes were taken down.',
  },
  noneFound: 'No matching notes',
  row: {
    memberOnly: 'Subscribers only',
    disqualified: 'Disqualified',
    erased: 'Player erased',
    by: (name, time) => `Entered by ${name}, ${time}`,
    byDemo: (time) => `Sample data, ${time}`,
    nobody: 'System',
    decided: (state, name, time) => `${state}: ${name}, ${time}`,
    reason: (reason) => `Reason: ${reason}`,
    own: 'A colleague reviews the notes that you enter',
    body: 'Text',
  },
  acts: {
    approve: 'Approve',
    approveOf: (title) => `Approve “${title}”`,
    refuse: 'Refuse',
    refuseOf: (title) => `Refuse “${title}”`,
    remove: 'Take down',
    removeOf: (title) => `Take down “${title}”`,
    reopen: 'Back to review',
    reopenOf: (title) => `Put “${title}” back to review`,
    change: 'Edit',
    changeOf: (title) => `Edit “${title}”`,
    approved: 'Approved. Customers can see it now.',
    reopened: 'Put back to review',
  },
  keys: [
    ['J', 'Next'],
    ['K', 'Previous'],
    ['A', 'Approve'],
    ['D', 'Refuse or take down'],
  ],
  refuse: {
    title: 'Refuse this note?',
    about:
      'It will not show. Whoever entered it can change it and submit it again. The reason goes into the audit log.',
    reason: 'Reason',
    reasonHint: 'For example: like a stock tip',
    usualReasons: [
      'Like a stock tip or advice to trade',
      'Promises returns',
      'Contact details or advertising',
      'Not about the contest',
    ],
    submit: 'Refuse',
    done: 'Refused',
  },
  remove: {
    title: 'Take down this note?',
    about:
      'Customers stop seeing it at once. You can put it back to review later. The reason goes into the audit log.',
    reason: 'Reason',
    reasonHint: 'For example: the player asked for it',
    usualReasons: ['The player asked for it', 'Wrong content', 'Like a stock tip or advice to trade'],
    submit: 'Take down',
    done: 'Taken down. Customers cannot see it now.',
  },
  form: {
    addTitle: 'Enter a note',
    changeTitle: 'Edit note',
    player: 'Player',
    playerHint: 'Find by nickname or player number',
    playerOf: (name, contest, id) => `${name} (${contest}, no. ${id})`,
    noteOf: (name, contest) => `Player: ${name} (${contest})`,
    playerSome: 'Type to search',
    playerNone: 'Nobody found. Try another nickname or number.',
    title: 'Title',
    body: 'Text',
    bodyTools: 'Format of the text',
    bodyPlaceholder: 'Only what the player recorded and thought',
    bodyHint: 'No stock tips, no promises of returns, no contact details.',
    bodyLong: `Too long. At most ${limits.body.toLocaleString('en-US')} characters, format included.`,
    memberOnly: 'Only subscribers may read the whole text',
    again:
      'This note is shown now. Once submitted it goes back to review, and customers cannot see it until it is approved.',
    missing: 'Required',
    choose: 'Choose a player',
    save: 'Submit for review',
    saved: 'Submitted. A colleague will review it.',
  },
}
