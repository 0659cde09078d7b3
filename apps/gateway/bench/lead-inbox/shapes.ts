import type { LeadFilter } from '../../src/modules/leads/inbox/read-filter'
import type { Shape } from '../console-stage'
import { handsetOf } from './seed'

/** One kind of query against the inbox. */
export interface LeadShape extends Shape {
  filter: (round: number) => LeadFilter
}

const PAGES = ['page-0', 'page-3', 'page-40', 'page-150', 'page-199']
const SURNAMES = ['王', '陈', '罗', '萧']

const one = <Value>(values: readonly Value[], round: number) => values[round % values.length] as Value
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** Every filter and every search by itself, the pairs that are used together, and those that find little or nothing. */
export function shapesOf(leads: number, members: readonly number[]): LeadShape[] {
  const status = (round: number) =>
    one(['new', 'contacted', 'following', 'converted', 'invalid'] as const, round)
  const phone = (round: number) => (round * 7_919) % (leads / 20)
  return [
    { call: 'newest', filter: () => ({}) },
    { call: 'status', filter: (round) => ({ status: status(round) }) },
    { call: 'mine', filter: () => ({ assignee: 'me' }) },
    { call: 'of a member', filter: (round) => ({ assignee: one(members, round) }) },
    { call: 'nobody’s', filter: () => ({ assignee: 'none' }) },
    { call: 'page', filter: (round) => ({ page_code: one(PAGES, round) }) },
    { call: 'channel', filter: (round) => ({ cps_id: `channel-${(round * 37) % 500}` }) },
    { call: 'version', filter: (round) => ({ version_id: 1 + (round % 20) }) },
    { call: 'consent', filter: () => ({ consent: 'not_recorded' }) },
    { call: 'days', filter: (round) => ({ from: day(round * 10 + 7), to: day(round * 10) }) },
    { call: 'status, page', filter: (round) => ({ status: status(round), page_code: one(PAGES, round) }) },
    { call: 'status, nobody’s', filter: (round) => ({ status: status(round), assignee: 'none' }) },
    {
      call: 'status, page, consent, version',
      filter: (round) => ({
        status: 'converted',
        page_code: one(PAGES, round),
        consent: 'not_recorded',
        version_id: 1 + (round % 20),
      }),
    },
    { call: 'status, days', filter: (round) => ({ status: status(round), from: day(round * 10 + 30) }) },
    { call: 'page without leads', filter: () => ({ page_code: 'nothing' }) },
    { call: 'version without leads, new', filter: () => ({ version_id: 99, status: 'new' }) },
    {
      call: 'leads found by phone',
      filter: (round) => ({ lead_ids: String(1 + ((round * 7_919) % leads)) }),
    },
    { call: 'last four digits', filter: (round) => ({ q: handsetOf(phone(round)).slice(-4) }) },
    {
      call: 'last four digits, status',
      filter: (round) => ({ q: handsetOf(phone(round)).slice(-4), status: 'new' }),
    },
    { call: 'number of a lead', filter: (round) => ({ q: `#${1 + ((round * 7_919) % leads)}` }) },
    { call: 'surname', filter: (round) => ({ q: one(SURNAMES, round) }) },
    { call: 'whole name', filter: (round) => ({ q: `${one(SURNAMES, round)}伟芳` }) },
    { call: 'surname, status', filter: (round) => ({ q: one(SURNAMES, round), status: status(round) }) },
    {
      call: 'surname, page, nobody’s',
      filter: (round) => ({ q: one(SURNAMES, round), page_code: one(PAGES, round), assignee: 'none' }),
    },
    { call: 'name that nobody has', filter: () => ({ q: '无名' }) },
    { call: 'newest, fifth part', filter: () => ({}), parts: 4 },
    {
      call: 'status, page, fifth part',
      filter: (round) => ({ status: status(round), page_code: 'page-0' }),
      parts: 4,
    },
  ]
}
