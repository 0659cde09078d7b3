import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const hoursOf = (hours: number) => (hours === 1 ? 'hour' : `${hours} hours`)

export const wording: Words<typeof chinese> = {
  title: 'Alarms',
  about: 'When something goes wrong on a published page it appears here, and your colleagues are told.',
  rules: 'Alarm rules',
  looked: (at) => `Last checked: ${at}. Checked every 10 minutes.`,
  neverLooked: 'Not checked yet. Checked every 10 minutes once the system has started.',
  none: 'All is well',
  noneAbout: 'Nothing is wrong on published pages.',
  noneFound: 'No alarms match',
  kinds: {
    conversion_drop: 'Fewer submissions',
    errors_up: 'More errors',
    no_views: 'Published, but no visits',
    codes_unused: 'Codes sent, but not entered',
  },
  ruleWords: {
    conversion_drop: ({ hours, percent, floor }) =>
      `Raised when the submission rate of the last ${hoursOf(hours)} is more than ${percent}% below that of the same time in the 7 days before; both need at least ${countOf(floor, 'started form', 'started forms')}.`,
    errors_up: ({ hours, percent, floor }) =>
      `Raised when more than ${percent}% of the taps and forms of the last ${hoursOf(hours)} failed, and twice as many as at the same time in the 7 days before; needs at least ${countOf(floor, 'action', 'actions')}.`,
    no_views: ({ hours, floor }) =>
      `Raised when a page published for more than ${hoursOf(hours)} had no visits in the last ${hoursOf(hours)} but ${floor} or more in the same span before; or none at all since it was published, while all pages together had ${floor} or more.`,
    codes_unused: ({ hours, percent, floor }) =>
      `Raised when fewer than ${percent}% of the codes sent in the last ${hoursOf(hours)} were entered correctly; needs at least ${countOf(floor, 'code', 'codes')}.`,
  },
  ofPage: (kind, page) => `${kind} (${page})`,
  listed: (names) => names.join(', '),
  states: { open: 'Open', seen: 'Seen', ended: 'Over' },
  columns: {
    what: 'Problem',
    page: 'Page',
    state: 'State',
    began: 'Found',
    ended: 'Over since',
    seen: 'Handled by',
  },
  openCount: (count) => countOf(count, 'open alarm', 'open alarms'),
  lasts: 'Goes on',
  nobody: '—',
  noPage: 'The page is gone',
  by: (name, at) => `${name} · ${at}`,
  filter: { title: 'Filter alarms', state: 'State', kind: 'Problem', page: 'Page' },
  detail: {
    title: 'Alarm',
    facts: 'What happened',
    why: 'Reason',
    links: 'Look at',
    editor: 'Open page',
    report: 'See the figures of this page',
    seen: 'Handling',
    seenBy: 'Handled by',
    note: 'Note',
    noteHint: 'For example: told the SMS provider, expected to work again in half an hour',
    mark: 'Mark as seen',
    again: 'Update note',
    marked: 'Noted',
    unseen: 'Nobody has handled it yet.',
  },
  advice: {
    conversion_drop:
      'Open the page on a phone and fill in the form: do the submit button, the code and the required fields work, and has a recent change got in the way?',
    errors_up:
      'Try the buttons and forms of the page on a phone and see which step fails. Mini programs, codes and submitting depend on other systems; check first that those work.',
    no_views:
      'Check that the advertised links, QR codes and account menus still lead to this page. Take down a page whose campaign is over, or switch off its tracked links, and the alarm ends.',
    codes_unused:
      'People may not be getting their text messages: ask the SMS provider about delivery. If many numbers come from one place, somebody may be requesting codes to do harm.',
  },
  ruleList: {
    title: 'Alarm rules',
    about:
      'All published pages are checked every 10 minutes. Where figures are too small nothing is judged, to avoid false alarms.',
    all: 'All pages',
    own: 'Pages with rules of their own',
    ownAbout: 'These pages are judged by their own rules only.',
    add: 'Add a rule for one page',
    change: 'Change',
    changeOf: (rule) => `Change: ${rule}`,
    remove: 'Delete',
    removeOf: (rule) => `Delete: ${rule}`,
    removeTitle: 'Delete this rule of one page?',
    removeText: 'The page is then judged by the rule for all pages.',
    removed: 'Deleted',
    on: 'On',
    off: 'Off',
    switch: (rule) => `Switch on: ${rule}`,
    turnedOn: 'Switched on',
    turnedOff: 'Switched off. Alarms that go on end within 20 minutes.',
    tells: (channels) => `Tells: ${channels}`,
    tellsNobody: 'Tells nobody, is only shown here',
  },
  channels: { wecom: 'WeCom group', mail: 'Email' },
  channelList: {
    title: 'How people are told',
    adapters: {
      live: 'Connected',
      sandbox: 'Development: messages stay on this machine',
      absent: 'Not set up, sends nothing',
    },
    absentHint: {
      wecom:
        'Ask an administrator to set ALARM_WECOM_WEBHOOK (the address of the group robot) when deploying.',
      mail: 'Ask an administrator to set the mail server (SMTP_HOST, SMTP_FROM and others) when deploying.',
    },
    sent: 'Last success',
    failed: 'Last failure',
    never: 'None',
    waiting: (count) => `${countOf(count, 'message waits', 'messages wait')} to be sent`,
    test: 'Send a test message',
    testOf: (channel) => `Send a test message: ${channel}`,
    tested: {
      sent: 'The test message was sent',
      failed: 'The test message could not be sent',
      absent: 'Not set up, so nothing can be sent',
    },
    tooOften: 'Too many tests in a short time. Try again later.',
  },
  form: {
    addTitle: 'Add a rule for one page',
    changeTitle: (kind) => `Change rule: ${kind}`,
    kind: 'What is checked',
    page: 'Page',
    pageMissing: 'Choose a page',
    hours: 'Hours to look back',
    percents: {
      conversion_drop: 'Falls by (%)',
      errors_up: 'Errors above (%)',
      codes_unused: 'Entered below (%)',
    },
    floors: {
      conversion_drop: 'At least so many started forms',
      errors_up: 'At least so many actions',
      no_views: 'At least so many visits',
      codes_unused: 'At least so many codes',
    },
    numberForm: (least, most) => `Enter a whole number from ${least} to ${most}`,
    tells: 'Who is told',
    mailTo: 'Email to',
    mailToHint: 'Separate addresses with commas. Empty: the addresses set when deploying.',
    mailToForm: (most) => `Enter email addresses, ${most} at most`,
    isOn: 'Rule is on',
    save: 'Save',
    saved: 'Saved',
    conflict:
      'A colleague has just changed this. Close it, open it again and read the newest before you change it.',
    taken: 'This page already has a rule of this kind. Change that one.',
    gone: 'The page or the rule is gone. Close this and open it again.',
    try: 'Try it',
    tryAbout: 'Checks once with the numbers as they are now. No alarm is raised and nobody is told.',
    tooOften: 'Too many tries in a short time. Try again later.',
    tried: (judged, found) =>
      found === 0
        ? `${countOf(judged, 'page', 'pages')} checked, no alarm would be raised now.`
        : `${countOf(judged, 'page', 'pages')} checked, ${countOf(found, 'alarm', 'alarms')} would be raised now:`,
    beyond: (count) => `and ${count} more`,
  },
}
