import type { SimCheck, SimDayState, SimSuspectState } from '@yingzao/contract/studio'
import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const states: Readonly<Record<SimDayState, string>> = {
  running: 'Market open',
  due: 'To be settled',
  settling: 'Settling',
  settled: 'Settled',
}

const checks: Readonly<Record<SimCheck, string>> = {
  account: 'Accounts and the sum of cash entries',
  position: 'Positions and the sum of share entries',
  order_fills: 'Orders and the sum of fills',
  order_fees: 'Fees of orders and cash entries',
  fills: 'Fills and entries',
  held_cash: 'Cash held and open orders',
  held_shares: 'Shares held and open orders',
  holds: 'Every order holds exactly once',
}

const suspectStates: Readonly<Record<SimSuspectState, string>> = { open: 'Open', resolved: 'Resolved' }

const count = (some: number) => some.toLocaleString('en-US')
const counted = (some: number, one: string, many: string) => countOf(count(some), one, many)

export const wording: Words<typeof chinese> = {
  title: 'Settlement',
  about:
    'Simulated contests are settled by themselves after 15:10 on each trading day. See the progress and what data is missing here, settle at once, verify the accounts, or resolve suspect prices.',
  demo: 'Simulated data. It is no real trading and no investment advice.',
  contest: 'Contest',
  noContest: 'No simulated contests yet.',
  views: { days: 'Settlement', verify: 'Verify', suspects: 'Suspect prices' },
  suspectsWith: (open) => `Suspect prices (${open})`,
  states,
  contestFacts: {
    days: 'Dates',
    span: (from, until) => `${from} to ${until}`,
    settled: 'Settled',
    count: (days) => counted(days, 'trading day', 'trading days'),
    ranking: 'Final ranking',
    closed: (time) => `Published ${time}`,
    open: 'Not published yet',
    draft: 'The contest is not open to the public and will not be settled',
  },
  due: {
    title: 'Waiting for settlement',
    none: 'No trading days are waiting for settlement.',
    more: (left) => `${counted(left, 'more trading day', 'more trading days')} to follow`,
    ready: 'Data complete, can be settled',
    running: 'Still trading; settled after 15:10 today',
    earlier: 'Settle the earlier trading days first',
    missing: (some) => `Prices of ${counted(some, 'share', 'shares')} are missing`,
    missingMore: (some) => `… ${count(some)} in all`,
    missingHint:
      'Import the daily bars of the day (npm run data -- import daily-bars); for suspended shares, bars that say so.',
    unknown: (year) =>
      `The trade calendar lacks ${year}, so it is not known which days are traded, and nothing can be settled. Import the whole year with npm run data -- import trade-calendar.`,
    orders: (some) =>
      `${counted(some, 'order is', 'orders are')} still open and will be cancelled by the settlement`,
    freeze: 'All trading days are settled. The final ranking is not published yet.',
  },
  settle: {
    open: 'Settle now',
    title: (day) => `Settle ${day}?`,
    text: 'The assets and ranks of all players are worked out from the closing prices of the day, and players see them at once. This cannot be taken back or done again.',
    go: 'Settle',
    done: (day, players) => `${day} settled, ${counted(players, 'player', 'players')}`,
    already: (day) => `${day} was settled before`,
    frozen: (version) => `Version ${version} of the final ranking published`,
    freeze: 'Publish final ranking',
    freezeTitle: 'Publish the final ranking?',
    freezeText:
      'The ranking of the last trading day decides who wins prizes. This cannot be taken back; disqualifying a player makes a new version.',
    freezeGo: 'Publish',
  },
  days: {
    title: 'Trading days',
    none: 'No trading days settled yet.',
    day: 'Trading day',
    state: 'State',
    players: 'Players',
    settledAt: 'Settled',
    unusual: 'Special prices',
    suspended: (some) => `${counted(some, 'share', 'shares')} suspended`,
    kept: (names) => `Suspect: ${names}`,
    join: ', ',
    hash: 'Hash',
    older: (shown, all) => `Only the last ${count(shown)} of ${count(all)} are shown`,
  },
  copy: {
    hash: (what) => `Copy the hash of ${what}`,
    text: 'Copy',
    copied: 'Hash copied',
    notCopied: 'Could not copy. Please select and copy it by hand.',
  },
  finals: {
    title: 'Final ranking',
    none: 'Published when the contest is over and all trading days are settled.',
    version: (version) => `Version ${version}`,
    newest: 'Current version',
    facts: (time, places) => `Published ${time}, ${counted(places, 'player', 'players')} ranked`,
    rank: 'Rank',
    player: 'Player',
    prize: 'Prize',
    value: 'Value',
    notWon: 'Fewer than 3 sales, no prize',
    noPrizes: 'There are no prizes.',
  },
  verify: {
    title: 'Verify accounts',
    about:
      'Compares accounts, positions, orders, fills and entries of all contests. It only reads. With many players it takes some minutes; please stay on this page.',
    start: 'Verify',
    again: 'Verify again',
    running: (done, all) => `Verifying, ${done} / ${all} done`,
    stop: 'Stop',
    stopped: 'Not everything was verified.',
    fine: 'Everything agrees.',
    found: (some) => `${counted(some, 'difference', 'differences')} found.`,
    unfinished: (some) =>
      `${counted(some, 'check', 'checks')} took too long and did not finish. Verify again after the market closes, or run npm run trading -- verify.`,
    between: ' ',
    time: (time) => `Verified ${time}`,
    checks,
    waiting: 'Waiting',
    busy: 'Verifying',
    ok: 'Agrees',
    differs: (some) => counted(some, 'difference', 'differences'),
    left: 'Not finished',
    at: 'Where',
    one: 'One side',
    other: 'Other side',
    nothing: 'None',
    first: (shown, all) => `The first ${shown} of ${count(all)}`,
    notAllowed: 'Compliance, auditors or administrators verify the accounts.',
  },
  suspects: {
    about:
      'Shares whose price jumped without an announcement that explains it. They are settled at the price before the jump until somebody has looked into it. Announcements of dividends or splits that are imported later and explain it resolve it by themselves.',
    title: 'Filter suspect prices',
    q: 'Code or name',
    state: 'State',
    states: suspectStates,
    none: 'No suspect prices.',
    noneFound: 'No matching suspect prices',
    share: 'Share',
    day: 'Date',
    kept: 'Settled at',
    own: 'Close of the day',
    prevClose: (price) => `Previous close ${price}`,
    heldBy: 'Held by',
    holders: (title, players) => `${title}: ${counted(players, 'player', 'players')}`,
    nobody: 'Nobody',
    outcome: 'Outcome',
    byNews: 'Explained by an announcement',
    by: (name, time) => `${name} ${time}`,
    resolve: 'Use own price',
    resolveOf: (name, day) => `${name} ${day}: use own price`,
    dialog: {
      title: 'Use the price of the day?',
      titleOf: (what) => `${what}: use the price of the day?`,
      about:
        'From the next settlement on this share counts at its own price. Trading days already settled do not change. The reason goes into the audit log.',
      reason: 'Reason',
      reasonHint: 'For example: announcement of the exchange checked, the price is right',
      usualReasons: [
        'Announcement of the exchange checked, the price is right',
        'Checked with the data supplier',
        'First day of a new listing, without price limits',
      ],
      submit: 'Use own price',
      done: 'Resolved. Its own price counts from the next settlement on.',
    },
    price: (yuan) => (yuan === null ? '--' : yuan.toFixed(yuan * 100 === Math.round(yuan * 100) ? 2 : 3)),
  },
}
