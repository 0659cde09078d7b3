import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const prizes = (count: number) => countOf(count, 'prize', 'prizes')

export const wording: Words<typeof chinese> = {
  title: 'Prizes',
  about:
    'Prizes that customers have taken in invitation campaigns: look into those with signs of abuse, and note those that were given. Choose a campaign to export and import.',
  none: 'Nobody has taken a prize yet.',
  noneFound: 'No prizes match',
  erased: 'Account closed',
  columns: {
    handset: 'Phone',
    prize: 'Prize',
    state: 'State',
    signs: 'Signs or result',
    granted: 'Taken',
    settled: 'Settled',
  },
  states: { held: 'Held', waiting: 'To be given', done: 'Given', void: 'Void' },
  signs: {
    own_device: 'Same device as who invited',
    same_device: 'Several on one device',
    crowded_device: 'Several registered on one device within half a day',
    same_network: 'Several on one network',
    burst: 'Many registered at once',
    virtual_number: 'Number of a virtual operator',
  },
  filter: { title: 'Filter prizes', activity: 'Campaign', prize: 'Prize', state: 'State', all: 'All' },
  search: {
    label: 'Phone number',
    enter: 'Press Enter to search for this phone number. The search goes to the audit log.',
    finding: 'Searching…',
    ofOwner: (uid) => `Only the prizes of customer ${uid} are shown.`,
    notFound: 'No prize was taken with this phone number. The search is in the audit log.',
    notPhone: 'Enter the whole phone number.',
    tooMany: 'You have searched for phone numbers as often as you may. Try again later.',
  },
  detail: {
    title: 'Prize',
    facts: 'Overview',
    activity: 'Campaign',
    owner: 'Customer',
    uid: (uid) => `Customer ${uid}`,
    state: 'State',
    signs: 'Signs when it was taken',
    noSigns: 'None',
    granted: 'Taken',
    settled: 'Settled',
    delivery: 'Parcel number or code',
    voidWhy: 'Why it is void',
    invites: 'Invited friends',
    counts: (invited, counted, need, suspicious) =>
      need === 0
        ? `For sharing, whoever was invited. ${invited} invited in all, ${counted} counted.`
        : `This tier needs ${countOf(need, 'friend', 'friends')}. ${invited} invited in all, ${counted} counted, ${suspicious} of them with signs.`,
    shown: (shown) => `Only the first ${shown} are listed, those with signs first.`,
    noInvites: 'Nobody was invited',
  },
  invite: {
    handset: 'Friend',
    at: 'Registered',
    counted: 'Counted',
    notYet: 'Not counted',
    signs: 'Signs',
    verdict: 'Finding',
    honest: 'Real',
    faked: 'Fake',
    by: (name, why) => `${name}: ${why}`,
  },
  decide: {
    release: 'Release',
    refuse: 'Void',
    about:
      'It cannot be given until somebody has looked into it. See the signs of the friends below, and call where necessary.',
    releaseTitle: 'Release this prize?',
    releaseAbout:
      'It can then be given. Friends with signs of this customer count as real, so that later prizes are not held because of them. The reason goes to the audit log.',
    refuseTitle: 'Void this prize?',
    refuseAbout:
      'It goes back to the stock; friends with signs are noted as fake and do not count any more. This cannot be undone. The customer reads your reason on a Chinese page, so write it in Chinese; it also goes to the audit log.',
    reason: 'Reason',
    releaseHint: 'For example: called, they are one family',
    refuseHint: 'For example: 同一设备批量注册，不计入邀请', // as pages say it
    releaseReasons: ['Called, registered in person', 'One family, or colleagues'],
    refuseReasons: [
      '同一设备批量注册，不计入邀请', // as pages say it
      '被邀请的号码不是真实用户', // as pages say it
    ],
    released: 'Released; it can be given',
    refused: 'Void; it is back in the stock',
  },
  settle: {
    handOver: 'Note as given',
    handOverTitle: 'Note as given',
    handOverAbout: 'The customer then sees that it was given. This cannot be undone.',
    delivery: 'Parcel number or code (empty if there is none)',
    handedOver: 'Noted as given',
    save: 'Note',
    void: 'Void',
    voidTitle: 'Void this prize?',
    voidAbout:
      'It goes back to the stock. This cannot be undone. The customer reads your reason on a Chinese page, so write it in Chinese; it also goes to the audit log.',
    voidHint: 'For example: 本人放弃领取', // as pages say it
    voidReasons: [
      '本人放弃领取', // as pages say it
      '联系不上本人，超过领取期限', // as pages say it
    ],
    voided: 'Void; it is back in the stock',
  },
  reveal: {
    open: 'Show full phone number',
    hide: (left) => `Hide (${left} s)`,
    title: 'Show full phone number',
    about: 'Your name and the reason go to the audit log.',
    reason: 'Reason',
    reasonHint: 'For example: to send a prize, to call back',
    usualReasons: ['To send a prize', 'To call back'],
    submit: 'Show',
    tooMany: 'Shown too often within an hour. Try again later.',
  },
  export: {
    open: 'Export prizes to give',
    title: 'Export prizes to give',
    choose: 'Choose a campaign in the filter first',
    range: (activity) => `Prizes to give of “${activity}”, without those that are held`,
    withHandsets: 'With full phone numbers',
    reasonHint: 'For example: to send the prizes of March',
  },
  import: {
    open: 'Import numbers',
    title: 'Import numbers',
    about:
      'Export the prizes to give, fill in the column delivery (parcel number or code) and import the file. Rows without it are skipped. All rows are checked first; if one is wrong, none is noted.',
    hint: (most) => `${most} rows at most`,
    checking: 'Checking…',
    ready: (count) => `Checked; ${prizes(count)} will be noted as given`,
    nothing: 'There is nothing to note: no row has a delivery.',
    refused: (count) =>
      `${countOf(count, 'row is', 'rows are')} wrong, so none is noted. Mend the file and choose it again.`,
    submit: (count) => (count === 0 ? 'Note as given' : `Note ${prizes(count)} as given`),
    done: (count) => `${prizes(count)} noted as given`,
    columns: { line: 'Row', grant: 'grant_id', prize: 'Prize', delivery: 'delivery', result: 'Result' },
    outcomes: { ready: 'Noted', skipped: 'Skipped' },
  },
}
