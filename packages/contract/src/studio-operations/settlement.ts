import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, someDay } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const
/** Who settles, and lets a price go. */
const SETTLERS = ['compliance', 'administrator'] as const
/** Who checks the books against each other, which changes nothing and is work for the database. */
const VERIFIERS = ['compliance', 'auditor', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const code = z.string().regex(/^\d{6}$/)
const yuan = z.number().describe('Yuan')

/**
 * How many come at once. `days`: settled ones; `due`: those that wait; `missing`: shares without a price for a day;
 * `differences`: per check, of which there are eight.
 */
export const settlementLimits = {
  contests: 100,
  days: 400,
  due: 20,
  missing: 50,
  differences: 25,
  reason: 200,
} as const

/** `running`: today, which is not over. `due`: it is over, and nobody has settled it. */
export const simDayStates = ['running', 'due', 'settling', 'settled'] as const
export type SimDayState = (typeof simDayStates)[number]

/**
 * What is compared with what. `account`, `position`: what players have with what has moved; `order_fills`,
 * `order_fees`, `fills`: orders with what was filled and paid; `held_cash`, `held_shares`, `holds`: what open orders
 * hold.
 */
export const simChecks = [
  'account',
  'position',
  'order_fills',
  'order_fees',
  'fills',
  'held_cash',
  'held_shares',
  'holds',
] as const
export type SimCheck = (typeof simChecks)[number]

/** `open`: it counts as before. `resolved`: a member has let it go, or a later announcement explained it. */
export const simSuspectStates = ['open', 'resolved'] as const
export type SimSuspectState = (typeof simSuspectStates)[number]

const share = z.strictObject({ code: z.string(), name: z.string() })

const day = z.strictObject({
  day: someDay,
  state: z.enum(['settling', 'settled']),
  players: count,
  hash: z.string().nullable().describe('Over what everybody has; null while it is being settled'),
  began_at: timestamp,
  settled_at: timestamp.nullable(),
  suspended: count.describe('Shares that count with their last price, as they were not traded'),
  kept: z.array(share).describe('Shares that count as before, as their price cannot be right'),
})

const dueDay = z.strictObject({
  day: someDay,
  state: z.enum(['running', 'due', 'settling']),
  missing: z.array(share).max(settlementLimits.missing).describe('What players hold without a price of it'),
  missing_count: count,
  open_orders: count.describe('Orders that have not ended; settling ends those of a day that is over'),
})

const finalVersion = z.strictObject({
  version: z.int().min(1),
  hash: z.string(),
  frozen_at: timestamp,
  places: count.describe('Players with a rank'),
  prizes: z.array(
    z.strictObject({
      rank: z.int().min(1),
      name: z.string(),
      value: z.int().describe('Fen'),
      nick_name: z.string(),
      is_won: z.boolean().describe('False: who has the place has sold too seldom, and nobody gets it'),
    }),
  ),
})

const contest = z.strictObject({
  competition_id: z.string(),
  title: z.string(),
  start_day: someDay,
  end_day: someDay,
  is_open: z.boolean().describe('Only contests that are open are settled'),
  closed_at: timestamp.nullable().describe('When its ranking was frozen'),
})

export const settlementContests = studioOperation({
  id: 'settlementContests',
  method: 'GET',
  path: '/studio-api/settlement/contests',
  access: READERS,
  summary: 'The newest contests, that which ends last first.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z
      .array(contest.extend({ due: z.boolean().describe('It has begun, and is not closed') }))
      .max(settlementLimits.contests),
  }),
  errors: [],
})

export const simDayList = studioOperation({
  id: 'simDayList',
  method: 'GET',
  path: '/studio-api/settlement/days',
  access: READERS,
  summary:
    'How far a contest is settled: its days, the newest first; those that are over and wait, the first first, with what is missing; and its final rankings.',
  request: z.strictObject({ competition_id: wireId }),
  response: z.strictObject({
    contest,
    due: z.array(dueDay).max(settlementLimits.due),
    due_count: count,
    can_freeze: z.boolean().describe('It is over and all is settled, and its ranking is not frozen'),
    unknown_year: z
      .int()
      .nullable()
      .describe('A year of which nobody knows the trade days, so that nothing can be settled; null: none'),
    list: z.array(day).max(settlementLimits.days),
    day_count: count,
    finals: z.array(finalVersion).describe('The newest first'),
  }),
  errors: ['notFound'],
})

export const simDaySettle = studioOperation({
  id: 'simDaySettle',
  method: 'POST',
  path: '/studio-api/settlement/settle',
  access: SETTLERS,
  summary:
    'Settles the next day that is due, as the job of each day does, and freezes the ranking after the last one. A repeat changes nothing.',
  request: z.strictObject({
    competition_id: wireId,
    day: someDay.describe(
      'The first day of `due`; or the newest that is settled, of a contest whose ranking can be frozen',
    ),
  }),
  response: z.strictObject({
    outcome: z.enum(['settled', 'already']),
    players: count,
    hash: z.string(),
    suspended: z.array(z.string()).describe('Codes'),
    kept: z.array(z.string()).describe('Codes'),
    final: z.strictObject({ version: z.int().min(1), hash: z.string() }).nullable(),
  }),
  errors: ['notFound', 'conflict'],
})

export const simVerify = studioOperation({
  id: 'simVerify',
  method: 'POST',
  path: '/studio-api/settlement/verify',
  access: VERIFIERS,
  summary:
    'Holds the books of all contests against each other, one check of eight at a time, so that who asks sees how far it is. It changes nothing.',
  request: z.strictObject({ check: z.enum(simChecks) }),
  response: z.strictObject({
    check: z.enum(simChecks),
    state: z
      .enum(['done', 'unfinished'])
      .describe('`unfinished`: it took too long and was ended, so that nothing is known'),
    found: count.describe('How many differences there are'),
    differences: z
      .array(
        z.strictObject({
          at: z.string().describe('Which player or order'),
          one: z.string().describe('What the first side says; empty: it has none'),
          other: z.string(),
        }),
      )
      .max(settlementLimits.differences),
    checked_at: timestamp,
  }),
  errors: ['tooManyRequests'],
})

export const simSuspectFilter = z.strictObject({
  state: z.enum(simSuspectStates).optional(),
  q: wireText(20).optional().describe('How the code begins, or a part of the name'),
})

export const simSuspectList = studioOperation({
  id: 'simSuspectList',
  method: 'GET',
  path: '/studio-api/settlement/suspects',
  access: READERS,
  summary:
    'Shares whose price jumped on a day without an announcement that explains it, so that they count as before: the newest first.',
  request: simSuspectFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        key: z.string().describe('`2026-11-27.609901`'),
        code: z.string(),
        name: z.string(),
        day: someDay,
        kept_price: yuan.describe('Yuan, with which it counts'),
        day_price: yuan.nullable().describe('Yuan, its own close of the day; null: there is none any more'),
        prev_close: yuan.nullable().describe('Yuan, the reference price of the day'),
        found_at: timestamp,
        held_by: z
          .array(z.strictObject({ competition_id: z.string(), title: z.string(), players: count }))
          .describe('Who holds it now, by contests that are not closed'),
        state: z.enum(simSuspectStates),
        resolved_at: timestamp.nullable(),
        resolved_by: z.string().nullable().describe('A member’s name; null: what was announced since has'),
        reason: z.string(),
      }),
    ),
    open: count,
    next: listNext,
  }),
  errors: [],
})

export const simSuspectResolve = studioOperation({
  id: 'simSuspectResolve',
  method: 'POST',
  path: '/studio-api/settlement/suspects/resolve',
  access: SETTLERS,
  summary:
    'Lets a price go: the share counts with its own price from the next settlement on. What was settled stays as it is.',
  request: z.strictObject({
    code,
    day: someDay,
    reason: wireText(settlementLimits.reason).trim().min(2),
  }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})
