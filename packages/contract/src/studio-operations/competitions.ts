import { z } from 'zod'
import { hasHandset } from '../handset-text'
import { wireId, wireText } from '../operations/wire-text'
import {
  inQuery,
  LINES,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallCount,
  smallNumber,
  someDay,
  someMoment,
  wholeHandset,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const
/** Who decides that somebody has broken the rules of a contest. */
const JUDGES = ['compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const fen = z.int()
const percent = z.number().describe('Per cent, with two decimals')

/** Bounds of what members say about contests in simulated trading. */
export const competitionConsoleLimits = {
  title: 40,
  rules: 8_000,
  /** Fen. */
  fund: { min: 100_000, max: 100_000_000_000 },
  places: 1_000_000,
  prizes: 20,
  prize: 40,
  rank: 10_000,
  /** What one place wins, fen: CNY 50,000. */
  prizeValue: 5_000_000,
  /** Millionths, and fen. */
  commissionRate: 3_000,
  commissionMin: 10_000,
  reason: { min: 4, max: 200 },
} as const

const limits = competitionConsoleLimits

/** Status of a contest: before its sign-up, within it, waiting for its first day, being traded, or over. */
export const competitionPhases = ['before', 'signup', 'waiting', 'running', 'over'] as const
export type CompetitionPhase = (typeof competitionPhases)[number]

const prize = z.strictObject({
  from_rank: z.int().min(1).max(limits.rank),
  until_rank: z.int().min(1).max(limits.rank),
  name: wireText(limits.prize).trim().min(1),
  value: z.int().min(0).max(limits.prizeValue).describe('Fen, of what one place wins'),
  image: wireText(300).trim().describe('Address of a picture of the library; empty: none'),
})

const fields = {
  title: wireText(limits.title).trim().min(1),
  signup_start: someMoment,
  signup_end: someMoment,
  start_day: someDay.describe('The first day that counts, in China'),
  end_day: someDay.describe('The last one'),
  initial_fund: z.int().min(limits.fund.min).max(limits.fund.max).describe('Fen'),
  places: z.int().min(1).max(limits.places).nullable().describe('Null: whoever wants to'),
  benchmark: wireText(16).nullable().describe('Code of an index, as `competitionBenchmarks` has them'),
  prizes: z.array(prize).max(limits.prizes),
  rules_text: z.string().trim().min(1).max(limits.rules).regex(LINES),
  view_rule_id: wireId
    .nullable()
    .describe('Who sees what others hold at once; null: nobody does, and everybody the day after'),
  group_id: wireId.nullable().describe('The group whose posts stand beside the notes; null: none'),
  commission_rate: z.int().min(0).max(limits.commissionRate).describe('Millionths: 300 is 0.03 %'),
  commission_min: z.int().min(0).max(limits.commissionMin).describe('Fen'),
  most_percent: z.int().min(1).max(100).describe('How much of what somebody has may be in one share'),
}

const revision = smallNumber

const listed = {
  competition_id: z.string(),
  title: z.string(),
  signup_start: timestamp,
  signup_end: timestamp,
  start_day: someDay,
  end_day: someDay,
  places: z.int().positive().nullable(),
  players: count.describe('Everybody who has signed up, who was disqualified among them'),
  disqualified: count,
  phase: z.enum(competitionPhases),
  is_open: z.boolean().describe('Visitors see it'),
  closed_at: timestamp.nullable().describe('When its ranking was frozen; null: it was not yet'),
  revision,
  updated_at: timestamp,
}

export const competitionFilter = z.strictObject({
  q: wireText(40).optional().describe('A part of the title or of the id'),
  phase: z.enum(competitionPhases).optional(),
})

export const competitionList = studioOperation({
  id: 'competitionList',
  method: 'GET',
  path: '/studio-api/competitions',
  access: READERS,
  summary: 'The contests in simulated trading, the last to begin first, with how many take part in each.',
  request: competitionFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(z.strictObject(listed)), next: listNext }),
  errors: [],
})

export const competitionDetail = studioOperation({
  id: 'competitionDetail',
  method: 'GET',
  path: '/studio-api/competitions/detail',
  access: READERS,
  summary: 'A contest with all its terms, and which of them stay as they are.',
  request: z.strictObject({ competition_id: wireId }),
  response: z.strictObject({
    ...fields,
    ...listed,
    prizes: z.array(
      z.strictObject({
        from_rank: z.int(),
        until_rank: z.int(),
        name: z.string(),
        value: fen,
        image: z.string(),
      }),
    ),
    rules_text: z.string(),
    benchmark: z.string().nullable(),
    benchmark_name: z.string().describe('Empty: none'),
    view_rule_id: z.string().nullable(),
    view_rule_name: z.string().nullable(),
    group_id: z.string().nullable(),
    settled_day: someDay.nullable().describe('The newest day whose ranking is there; null: none yet'),
    final_hash: z.string().describe('Over its final ranking; empty: there is none'),
    terms_stay: z
      .boolean()
      .describe(
        'Somebody has signed up: initial_fund, commission_rate, commission_min and most_percent stay',
      ),
    days_stay: z
      .boolean()
      .describe('A day is settled, or being settled: start_day, end_day, benchmark and prizes stay'),
  }),
  errors: ['notFound'],
})

export const competitionBenchmarks = studioOperation({
  id: 'competitionBenchmarks',
  method: 'GET',
  path: '/studio-api/competitions/benchmarks',
  access: READERS,
  summary: 'The indexes that the returns of a contest can be set beside.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
  errors: [],
})

export const competitionSave = studioOperation({
  id: 'competitionSave',
  method: 'POST',
  path: '/studio-api/competitions/save',
  access: WRITERS,
  summary:
    'Makes a contest, which visitors do not see yet, or changes one. What somebody has signed up for stays: then fund, commission and the cap of a share are refused, and once a day is settled the days, the benchmark and the prizes too.',
  request: z.strictObject({
    competition_id: wireId,
    base_revision: smallCount.describe('0: a new one'),
    ...fields,
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'alreadyExists', 'unusableDocument'],
})

export const competitionOpen = studioOperation({
  id: 'competitionOpen',
  method: 'POST',
  path: '/studio-api/competitions/open',
  access: WRITERS,
  summary:
    'Has visitors see a contest, or not any more. Once somebody has signed up, taking it away needs a reason.',
  request: z.strictObject({
    competition_id: wireId,
    base_revision: revision,
    is_open: z.boolean(),
    reason: wireText(limits.reason.max).trim().default('').describe('For the audit log'),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})

/** Which players are listed. */
export const simPlayerStates = ['all', 'disqualified'] as const
export type SimPlayerState = (typeof simPlayerStates)[number]

/** In which order: by rank on the last settled day, or latest sign-up first. */
export const simPlayerSorts = ['rank', 'signup'] as const
export type SimPlayerSort = (typeof simPlayerSorts)[number]

export const simPlayerFilter = z.strictObject({
  q: wireText(40)
    .refine((words) => !hasHandset(words), '完整手机号请用 simPlayerFind 查找')
    .optional()
    .describe('A part of the nickname, or the number of a player'),
  state: z.enum(simPlayerStates).optional(),
  sort: z.enum(simPlayerSorts).optional().describe('By rank unless told otherwise'),
  uid: inQuery(rowNumber).optional().describe('Who plays, as `simPlayerFind` gives them'),
})

const player = {
  player_id: rowNumber,
  nick_name: z.string(),
  handset: z.string().describe('Masked: 138****8000; empty: they were erased'),
  enrolled_at: timestamp,
  rank: z
    .int()
    .positive()
    .nullable()
    .describe('Of the whole contest, on the last settled day; null: none yet, or disqualified'),
  return_rate: percent.nullable().describe('The same in per cent'),
  trades: count,
  is_private: z.boolean(),
  disqualified_at: timestamp.nullable(),
}

export const simPlayerList = studioOperation({
  id: 'simPlayerList',
  method: 'GET',
  path: '/studio-api/competitions/players',
  access: READERS,
  summary: 'The players of a contest, phones masked.',
  request: simPlayerFilter.extend({
    competition_id: wireId,
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({ list: z.array(z.strictObject(player)), next: listNext }),
  errors: ['notFound'],
})

export const simPlayerFind = studioOperation({
  id: 'simPlayerFind',
  method: 'POST',
  path: '/studio-api/competitions/players/find',
  access: ['operator', 'compliance', 'administrator'],
  summary:
    'Who has a whole phone and plays in a contest, with a line in the audit log that has it masked; counted for each member.',
  request: z.strictObject({ competition_id: wireId, handset: wholeHandset }),
  response: z.strictObject({ uid: rowNumber.nullable().describe('Null: nobody with this phone plays') }),
  errors: ['tooManyRequests'],
})

export const simPlayerDetail = studioOperation({
  id: 'simPlayerDetail',
  method: 'GET',
  path: '/studio-api/competitions/players/detail',
  access: READERS,
  summary: 'A player with what they have now, where they stand, and what they hold. Money is fen.',
  request: z.strictObject({ player_id: inQuery(rowNumber) }),
  response: z.strictObject({
    player: z.strictObject({
      ...player,
      disqualified_by: z.string().describe('Name of the member; empty: nobody who has a name here'),
      disqualified_reason: z.string(),
    }),
    competition_id: z.string(),
    competition_title: z.string(),
    initial_fund: fen,
    asset: fen.describe('All of it now; once the contest is over, at its end'),
    cash: fen.describe('What can be spent'),
    held: fen.describe('What open orders hold'),
    receivable: fen.describe('Dividends on their way'),
    return_now: percent,
    settled_day: someDay.nullable(),
    settled_asset: fen.nullable().describe('At the end of the last settled day'),
    max_drawdown: percent.nullable(),
    ranks: z.array(
      z.strictObject({
        period: z.enum(['day', 'week', 'month', 'all']),
        rank: z.int().positive(),
        return_rate: percent,
        win_rate: percent,
        closed_trades: count,
      }),
    ),
    positions: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        qty: count,
        sellable: count,
        cost: fen.describe('What was paid for all of them, with fees'),
        price: z.number().nullable().describe('Yuan; null: none is known'),
        value: fen,
        profit: fen.describe('What they are worth above what was paid'),
        opened_day: someDay,
      }),
    ),
  }),
  errors: ['notFound'],
})

export const simPlayerOrders = studioOperation({
  id: 'simPlayerOrders',
  method: 'GET',
  path: '/studio-api/competitions/players/orders',
  access: READERS,
  summary:
    'The orders of a player, the newest first, each with what filled it. Money is fen, prices are yuan.',
  request: z.strictObject({
    player_id: inQuery(rowNumber),
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        order_id: rowNumber,
        code: z.string(),
        name: z.string(),
        side: z.enum(['buy', 'sell']),
        kind: z.enum(['limit', 'market']),
        qty: z.int().positive(),
        price: z.number().nullable().describe('Null: whatever the other side asks'),
        day: someDay,
        state: z.enum(['open', 'filled', 'cancelled', 'expired']),
        filled_qty: count,
        filled_amount: fen,
        fees: fen,
        remark: z.string().describe('Why it waits, or has ended without all of it; may be empty'),
        accepted_at: timestamp,
        ended_at: timestamp.nullable(),
        fills: z.array(
          z.strictObject({ qty: z.int().positive(), price: z.number(), amount: fen, filled_at: timestamp }),
        ),
      }),
    ),
    next: listNext,
  }),
  errors: ['notFound'],
})

/** What an entry moves. */
const simLedgers = ['cash', 'shares'] as const
/** Why something moves: the fund, orders that hold and release, trades and their fees, dividends and bonus shares. */
const simMoves = [
  'fund',
  'hold',
  'release',
  'buy',
  'sell',
  'commission',
  'stamp',
  'transfer',
  'dividend',
  'dividend_paid',
  'bonus',
] as const
export type SimMove = (typeof simMoves)[number]

export const simPlayerLedger = studioOperation({
  id: 'simPlayerLedger',
  method: 'GET',
  path: '/studio-api/competitions/players/ledger',
  access: READERS,
  summary: 'Every movement of the money and the shares of a player, the newest first.',
  request: z.strictObject({
    player_id: inQuery(rowNumber),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        entry: z.string().describe('Of the ledger and its number there: `cash.12`'),
        ledger: z.enum(simLedgers),
        day: someDay.describe('The day of trading that it belongs to'),
        move: z.enum(simMoves),
        ref: z
          .string()
          .describe(
            'What it is of: `fund`, `order:12`, `fill:12:4711`, `end:12`, `action:609901:2026-11-30`',
          ),
        code: z.string().describe('Empty: money'),
        name: z.string(),
        free: z.int().describe('What can be spent or sold: fen, or shares'),
        held: z.int().describe('What open orders hold'),
        receivable: fen.describe('Dividends on their way'),
        cost: fen.describe('What shares were paid with'),
        moved_at: timestamp,
      }),
    ),
    next: listNext,
  }),
  errors: ['notFound'],
})

export const simPlayerDisqualify = studioOperation({
  id: 'simPlayerDisqualify',
  method: 'POST',
  path: '/studio-api/competitions/players/disqualify',
  access: JUDGES,
  summary:
    'Disqualifies a player, who keeps what they have and loses their rank, or allows them back. The last ranking is made again; a final one gets a new version.',
  request: z.strictObject({
    player_id: rowNumber,
    disqualified: z.union([z.literal(0), z.literal(1)]),
    reason: wireText(limits.reason.max).trim().min(limits.reason.min),
  }),
  response: z.strictObject({}),
  errors: ['notFound'],
})
