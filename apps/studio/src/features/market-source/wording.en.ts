import { type MarketState, marketSourceLimits } from '@yingzao/contract/studio'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const markets: Readonly<Record<MarketState, string>> = {
  open: 'Trading',
  before: 'Not open yet',
  break: 'Midday break',
  after: 'Closed for the day',
  closed: 'No trading today',
  unknown: 'Cannot be told: the trading calendar lacks this year',
}

const number = (count: number) => count.toLocaleString('en-US')
const securities = (count: number) => `${number(count)} ${count === 1 ? 'security' : 'securities'}`
const day = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const wording: Words<typeof chinese> = {
  title: 'Quote sources',
  about:
    'Where the quotes of simulated contests, stock diagnoses and the like come from, how new they are and how late they come.',
  refresh: 'Refresh',
  markets,
  facts: {
    title: 'Now',
    at: 'Looked at',
    market: 'Market',
    nextDay: 'Next trading day',
    unknown: 'Unknown',
    address: 'Quote service',
    set: 'Set',
    notSet: 'Not set',
    calendar: 'Trading calendar',
    until: (until) => `Imported up to ${until}`,
    noCalendar: 'This year is missing',
    listed: 'Listed securities',
    count: number,
  },
  warnings: {
    notSet:
      'No quote service is set (MARKET_SOURCE_URL). Quotes are not updated by themselves; import them with npm run data -- import quotes.',
    calendar:
      'The trading calendar lacks this year: no quotes are asked for, and contests cannot be settled. Import the whole year with npm run data -- import trade-calendar.',
    missingYear: (year) =>
      `The trading calendar does not have the holidays of ${year} yet. Import them before the end of the year.`,
    simulated: 'Simulated quotes are in use. They are no real trades and no investment advice.',
    stale: (count) =>
      `${securities(count)} had no new quote for more than ${marketSourceLimits.staleMinutes} minutes of trading time.`,
    none: (count) =>
      `${count === 1 ? '1 listed security has' : `${number(count)} listed securities have`} no quote.`,
    nothing: 'There are no quotes yet.',
  },
  sources: {
    title: 'Sources and delays',
    about: (of) =>
      of === null
        ? 'No quotes have come lately.'
        : `A delay is the time a quote came minus its own time, of all quotes that came on ${of}, by the present source of each security.`,
    source: 'Source',
    simulated: 'Simulated',
    instruments: 'Securities',
    newest: 'Newest quote',
    ticks: 'Received',
    p50: 'Median delay',
    p95: '95% within',
    max: 'Longest',
    nothing: '--',
  },
  some: {
    none: 'Securities without a quote',
    stale: 'Securities not updated for long',
    first: (shown, count) => `First ${shown} of ${number(count)}`,
    code: 'Code',
    name: 'Name',
    quoted: 'Newest quote',
  },
  seconds(seconds) {
    if (seconds < 60) return `${seconds} s`
    if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
    return day(Math.floor(seconds / 86_400))
  },
  ago: (text) => `${text} ago`,
}
