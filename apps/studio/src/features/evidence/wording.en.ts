import { CONTAINER_TITLES } from '../../ui/container-titles'
import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const tooMany = (what: string) => `You have ${what} as often as an hour allows. Try again later.`

export const wording: Words<typeof chinese> = {
  title: 'Evidence',
  about:
    'Find which version of which page a customer saw, and what they agreed to and signed, and export a file that others can verify by themselves.',
  state: {
    loading: 'Checking the seals…',
    sound: 'Seals and timestamps are in order and prove it to others.',
    none: 'No pages are kept yet. A page is kept when a visitor opens it for the first time.',
    unsealed:
      'What is kept is not sealed yet. That happens by itself 13 hours after each hour has ended; until then only database permissions protect it.',
    late: 'Nothing has been sealed for days. Ask an administrator to look at the background jobs.',
    sandbox:
      'Timestamps come from the sandbox of this machine and prove nothing to others. Ask an administrator to set TIME_STAMP_URL.',
    nobody:
      'No timestamp authority is set, so the archives prove nothing to others. Ask an administrator to set TIME_STAMP_URL.',
    noAnchor: 'Sealed records are not in a daily archive yet.',
    unstamped: (days) =>
      `The archives of ${countOf(days, 'day have', 'days have')} no timestamp. The daily job tries again for its own day.`,
    broken: (files) =>
      `${countOf(files, 'archive cannot be read or does', 'archives cannot be read or do')} not match the timestamp. Leave everything as it is and ask an administrator.`,
    keptSince: 'Kept since',
    sealedUntil: 'Sealed until',
    anchor: 'Latest archive',
    anchorDay: (day, by) => `${day}, ${by}`,
    stampedBy: (at, signer) => `timestamped at ${at} by ${signer}`,
    noStamp: 'no timestamp',
    notYet: 'Not yet',
  },
  form: {
    title: 'Search for',
    by: 'Search by',
    bys: { lead: 'Lead', order: 'Order', handset: 'Phone' },
    values: { lead: 'Lead number', order: 'Order number', handset: 'Phone number' },
    hints: { lead: 'For example 12', order: '24 digits', handset: '11 digits' },
    wrong: {
      lead: 'Enter the number of a lead, digits only',
      order: 'Enter the whole order number, 24 digits',
      handset: 'Enter the whole phone number',
    },
    at: 'Until (Beijing time)',
    atHints: {
      lead: 'Empty: until the lead came in',
      order: 'Empty: until order and payment',
      handset: 'Empty: until now',
    },
    reason: 'Reason for the search',
    reasonHint: 'For example: a complaint, or the number of an inquiry',
    reasonMissing: (least) => `Say why you search, in at least ${least} characters`,
    submit: 'Search',
    logged: 'Searches, views and exports go to the audit log with their reason; phone numbers are masked.',
    tooMany: tooMany('searched'),
  },
  result: {
    title: 'Timeline',
    loading: 'Searching…',
    unknown: {
      lead: 'There is no such lead. Check its number. The search is in the audit log.',
      order: 'There is no such order. Check its number. The search is in the audit log.',
      handset: 'No customer has used this phone number. The search is in the audit log.',
    },
    none: 'Nothing was viewed and nothing else recorded in the 30 days before this time. Try another time.',
    found: (count, until) => `${countOf(count, 'record', 'records')} until ${until}`,
    capped: 'There are more records than can be listed. Choose an earlier time to see the older ones.',
    keys: 'J, K or arrow keys to move, Enter to open',
    choose: 'Choose a record to see the page as it was.',
  },
  kinds: {
    view: 'View',
    lead: 'Lead',
    login: 'Login',
    join: 'Joined a group',
    enrol: 'Enrolment',
    order: 'Order',
    payment: 'Payment',
    consent: 'Consent',
    contract: 'Contract signed',
  },
  containers: CONTAINER_TITLES,
  item: {
    unknownPage: 'Unknown page',
    version: (version) => `Version ${version}`,
    variant: (variant) => `Experiment ${variant}`,
    unknownContainer: 'Unknown app or browser',
    browserOnly: 'Same browser, not logged in',
    sealed: 'Sealed',
    unsealed: 'Not sealed',
    notKept: 'Content not kept',
  },
  page: {
    loading: 'Getting the page…',
    untold:
      'The browser did not report the page ID, so what it showed cannot be told. Older browsers and pages that did not finish loading do this.',
    notKept: (rendering) =>
      `The page with the ID ${rendering} was not kept, so what it showed cannot be told.`,
    missing:
      'Parts of what was kept of this page are missing, so it cannot be shown. Leave everything as it is and run npm run evidence -- verify.',
    changed:
      'What was kept does not match its SHA-256 of that time: it was changed. Leave everything as it is and ask an administrator.',
    other:
      'The browser reported another page or version than what was kept says of itself. What was kept counts.',
    tooMany: tooMany('looked'),
    frame: (title) => `The page as it was: ${title}`,
    frameAbout: 'Pictures are part of the file and no scripts run. Buttons and forms do nothing.',
    texts: 'Texts (in reading order)',
    noTexts: 'There is no text on the page.',
    facts: 'Evidence',
    code: 'Page code',
    version: 'Version',
    variant: 'Experiment',
    rendering: 'Page ID',
    sha256: 'SHA-256',
    whole: 'As when it was kept',
    build: 'Site build',
    noBuild: 'Not reported',
    company: 'Company',
    license: 'License number',
    advisers: 'Advisers',
    listed: (names) => names.join(', '),
    gone: 'Not kept',
    revision: 'Company data version',
    firstRevision: 'As set at deployment',
    first: 'First opened',
    bytes: 'Size',
    seal: 'Seal',
    sealedIn: (day) => `Sealed, in the archive of ${day}`,
    sealed: 'Sealed, not in a daily archive yet',
    unsealed: 'Not sealed',
    noVersion: 'No published version',
  },
  export: {
    open: 'Export evidence',
    stop: 'Stop export',
    progress: (bytes) =>
      bytes === 0 ? 'Making the file…' : `Receiving the file, ${(bytes / 1_048_576).toFixed(1)} MB so far`,
    done: (name) => `${name} saved`,
    hash: 'SHA-256 of the file',
    noHash: 'This browser cannot compute the SHA-256 of the file. Look it up in the audit log.',
    verify:
      'Whoever gets the file can open it with public web archive tools, or verify it by npm run evidence -- verify.',
    copy: 'Copy SHA-256',
    copied: 'Copied',
    notCopied: 'It cannot be copied. Select it yourself.',
    tooMany: tooMany('exported'),
  },
}
