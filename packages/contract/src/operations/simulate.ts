import { z } from 'zod'
import { operation } from '../operation'
import { competitionStatus, standing, tradingDay } from './competitions'
import { moment } from './event-fields'
import { TRADING_PHONE } from './example-values'
import { wireInteger } from './wire-integer'
import { listResponse } from './wire-list'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Bounds of what is shown of simulated trading. */
export const simulateLimits = { perPage: 20, board: 100, hot: 10, marquee: 20 } as const

/** Of the last day, this week, this month, the whole contest: 日榜, 周榜, 月榜, 总榜. */
export const simulatePeriods = ['day', 'week', 'month', 'all'] as const
export type SimulatePeriod = (typeof simulatePeriods)[number]

const BASE = '/n8sf/api/simulate-trading/v1'

const fen = z.int().describe('Fen')
const percent = z.number().describe('Per cent: 12.34')
const price = z.number().positive().describe('Yuan')
const count = z.int().nonnegative()

const competition_id = wireId.optional().describe('None: the one that is traded now, else the newest')
const period = z.enum(simulatePeriods).default('all')
const page = wireWholeNumber({ min: 1, max: 100_000 }).default(1)
const playerId = z.string().regex(/^\d{1,15}$/)

/** A number that the page reader made from a text is accepted as the text it was. */
const ofWire = (id: z.ZodType<string, string>) => z.union([id, z.int().positive().transform(String)])

const player_id = ofWire(z.union([z.literal('me'), playerId])).describe('`me`: the visitor’s own')
const article_id = ofWire(z.string().regex(/^\d{1,15}$/))

/** Whoever trades, as others see them. */
const face = {
  player_id: z.string().describe('Empty: what they hold is private, and nothing leads to it'),
  nick: z.string(),
  avatar: z.string().describe('An address, or empty'),
}

/** Codes are shown immediately to those who meet the rule of the contest, to others on the next trading day. */
const masked = {
  code: z.string().describe('`60****` where it is masked'),
  name: z.string().describe('Empty where it is masked'),
  is_masked: z.boolean().describe('It is shown on the next day of trading'),
}

/** The first page: the visitor’s own account, and portfolios to look at. */
export const simulateHome = operation({
  id: 'simulateHome',
  method: 'GET',
  path: `${BASE}/home`,
  auth: 'O',
  summary: 'The visitor’s own account in a contest, and the portfolios at the top of its ranking.',
  request: z.object({ competition_id }),
  response: z.strictObject({
    competition_id: z.string(),
    title: z.string(),
    status: competitionStatus,
    server_time: moment,
    is_market_open: z.boolean().describe('The exchanges trade now; else say 休市中'),
    is_settling: z.boolean(),
    my: z
      .strictObject({
        player_id: z.string(),
        nick: z.string(),
        is_disqualified: z.boolean(),
        reason: z.string().describe('Why; empty otherwise'),
        asset: fen,
        cash: fen.describe('What can be spent; fen'),
        ...standing,
      })
      .nullable()
      .describe('Null: no account, or not logged in'),
    hot: z
      .array(
        z.strictObject({
          ...face,
          rank: z.int().positive(),
          return: percent,
          win_rate: percent,
          max_drawdown: percent,
          followers: count,
          is_followed: z.boolean(),
        }),
      )
      .max(simulateLimits.hot),
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: {} },
})

/** The curve as a picture, and what a page needs to find the day under a finger. */
const chart = z
  .strictObject({
    svg: z.string().describe('Made here of numbers, names in it are escaped; empty: no day was settled yet'),
    width: z.int().positive().describe('Of the picture, in its own units'),
    left: z.int().nonnegative().describe('Where the first day of the curve stands in it'),
    right: z.int().positive().describe('Where the last one does; a single day stands between the two'),
  })
  .describe('The curve as an SVG with a description; its ids are of this portfolio and period')

/** The record of a portfolio. */
export const simulateDetail = operation({
  id: 'simulateDetail',
  method: 'GET',
  path: `${BASE}/detail`,
  auth: 'O',
  summary: 'The record of a portfolio: its return day by day beside a benchmark, drawdown, win rate, ranks.',
  request: z.object({ player_id, period, competition_id }),
  response: z.strictObject({
    player: z.strictObject({ ...face, no: z.string().describe('The number that they trade under') }),
    competition_id: z.string(),
    title: z.string(),
    status: competitionStatus,
    server_time: moment,
    is_me: z.boolean(),
    is_private: z.boolean(),
    is_disqualified: z.boolean(),
    reason: z.string().describe('Why, told to themselves; empty otherwise'),
    period: z.enum(simulatePeriods),
    as_of: z.string().describe('The last day that was settled; empty: none yet'),
    initial_fund: fen,
    asset: fen.describe('As of that day, the own one as of now; fen'),
    return: percent.describe('Over the period; per cent'),
    returns: z
      .array(z.strictObject({ period: z.enum(simulatePeriods), ...standing }))
      .describe('Of every period that they are ranked for'),
    curve: z
      .array(
        z.strictObject({
          date: tradingDay,
          rate: percent,
          bench: z.number().nullable().describe('Per cent; null: there is no benchmark for it'),
        }),
      )
      .describe('From 0 at the end of the day before the period'),
    benchmark: z.string().describe('What it is called; empty: there is none'),
    chart,
    max_drawdown: percent.describe('The deepest fall from a height until then, as a positive number'),
    win_rate: percent,
    trades: count.describe('Sales until then'),
    is_frozen: z
      .boolean()
      .describe('A share of theirs jumped without an announcement and counts with its price before'),
    followers: count,
    is_followed: z.boolean(),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { player_id: 'me' }, token: { handset: TRADING_PHONE } },
})

/** What somebody holds. */
export const simulatePosition = operation({
  id: 'simulatePosition',
  method: 'GET',
  path: `${BASE}/position`,
  auth: 'O',
  summary:
    'What a portfolio holds. Who does not fulfil the rule of the contest sees it as it was when the last day of trading began, and that something was added since.',
  request: z.object({ player_id, competition_id }),
  response: z.strictObject({
    position: z.array(
      z.strictObject({
        ...masked,
        weight: percent,
        cost: price.nullable().describe('Yuan a share with all fees; null: masked, or nothing was paid'),
        last: price.nullable().describe('Yuan; null: masked, or no price is known'),
        profit_rate: z.number().nullable().describe('Per cent; null as the cost'),
        days: count.nullable().describe('Since when it is held, in days; null: masked'),
        qty: count.nullable().describe('Null: masked'),
        sellable: count.nullable().describe('What can be sold now; null: somebody else’s'),
        is_suspended: z.boolean(),
        is_frozen: z.boolean().describe('Its price jumped without an announcement; it counts as before'),
      }),
    ),
    cash: z.strictObject({
      weight: percent,
      amount: fen.nullable().describe('What can be spent; fen; null: somebody else’s'),
    }),
    as_of: z.string().describe('Of the end of which day it is; empty: of now'),
    is_simulated: z.boolean().describe('Prices are made up: say 模拟行情 beside them'),
    is_masked: z.boolean().describe('There is something that the visitor sees on the next day of trading'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { player_id: '1' } },
})

/** What somebody has bought and sold. */
export const simulateRebalancing = operation({
  id: 'simulateRebalancing',
  method: 'GET',
  path: `${BASE}/rebalancing`,
  auth: 'O',
  summary:
    'What a portfolio has bought and sold, the newest first, twenty at a time. Who does not fulfil the rule of the contest sees trades of the last day of trading masked.',
  request: z.object({ player_id, competition_id, page }),
  response: listResponse(
    z.strictObject({
      day: tradingDay,
      time: moment,
      ...masked,
      side: z.enum(['open', 'add', 'reduce', 'close']).describe('买入, 加仓, 减仓, 清仓'),
      from_weight: z.number().nullable().describe('Per cent; null: masked'),
      to_weight: z.number().nullable().describe('Per cent; null: masked'),
      price: price.nullable().describe('Yuan; null: masked'),
    }),
  ).extend({ is_masked: z.boolean().describe('Some of the list are') }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { player_id: '1' } },
})

/** What is traded just now. */
export const simulateMarquee = operation({
  id: 'simulateMarquee',
  method: 'GET',
  path: `${BASE}/marquee`,
  auth: 'O',
  summary:
    'The newest trades of a contest, a line each, of those whose portfolios anybody may look at. Codes are masked as in a portfolio.',
  request: z.object({ competition_id }),
  response: z.strictObject({
    list: z
      .array(
        z.strictObject({
          id: z.string(),
          text: z.string().describe('The whole line: 慢慢变富 买入 江岸酒业（609901）'),
          player_id: z.string(),
          time: moment,
          is_masked: z.boolean(),
        }),
      )
      .max(simulateLimits.marquee)
      .describe('Empty: nothing to show'),
    server_time: moment,
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: {} },
})

/** A note on how somebody trades, as lists show it. */
const article = {
  article_id: z.string(),
  title: z.string(),
  summary: z.string().describe('How it begins; empty where it is locked'),
  player: z.strictObject(face),
  published_at: moment,
  is_member_only: z.boolean(),
  is_locked: z.boolean().describe('For who fulfils the rule of the contest only, which the visitor does not'),
}

/** Notes of players. */
export const simulateArticleList = operation({
  id: 'simulateArticleList',
  method: 'GET',
  path: `${BASE}/article/list`,
  auth: 'O',
  summary: 'Notes of the players of a contest, or of one of them, the newest first.',
  request: z.object({
    competition_id,
    player_id: ofWire(playerId).optional().describe('Only of this one'),
    page,
  }),
  response: listResponse(z.strictObject(article)),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: {} },
})

/** A note to be read. */
export const simulateArticleDetail = operation({
  id: 'simulateArticleDetail',
  method: 'GET',
  path: `${BASE}/article/detail`,
  auth: 'O',
  summary: 'A note of a player with the record of its writer. Of what is locked there is no body.',
  request: z.object({ article_id }),
  response: z.strictObject({
    ...article,
    body: z.string().describe('HTML that was made safe; empty where it is locked'),
    lock: z
      .enum(['', 'login', 'join'])
      .describe('Empty: nothing; login: log in; join: be one of a group of customers'),
    competition_id: z.string(),
    group_id: z.string().describe('The group whose posts belong to it; empty: none'),
    writer: z
      .strictObject({ ...standing, win_rate: percent, followers: count, is_followed: z.boolean() })
      .nullable()
      .describe('Null: private'),
  }),
  errors: ['invalidParameters', 'contentNotFound'],
  example: { sends: { article_id: '1' } },
})

/** A place on the board. */
const place = {
  return: percent.describe('Over the period; per cent'),
  win_rate: percent,
  closed_trades: count,
  prize: z.string().describe('What the place wins as it stands, which wants three sales; empty: nothing'),
}

/** Who stands where. */
export const simulateLeaderboard = operation({
  id: 'simulateLeaderboard',
  method: 'GET',
  path: `${BASE}/leaderboard`,
  auth: 'O',
  summary:
    'The first hundred of a contest, twenty at a time, by the last day that was settled, and the visitor’s own place.',
  request: z.object({
    competition_id,
    period,
    page: wireWholeNumber({ min: 1, max: simulateLimits.board / simulateLimits.perPage }).default(1),
  }),
  response: listResponse(
    z.strictObject({ rank: z.int().positive(), ...face, ...place, is_me: z.boolean() }),
  ).extend({
    competition_id: z.string(),
    title: z.string(),
    status: competitionStatus,
    period: z.enum(simulatePeriods),
    as_of: z.string().describe('The day that it is of; empty: none was settled yet'),
    is_settling: z.boolean().describe('A newer day is being settled: say 榜单结算中'),
    is_final: z.boolean(),
    final_hash: z.string().describe('Over the final ranking; empty: it is not final'),
    me: z
      .strictObject({
        player_id: z.string(),
        nick: z.string(),
        is_disqualified: z.boolean(),
        reason: z.string(),
        rank: z.int().positive().nullable().describe('Null: not on the board, which is 未上榜'),
        ...place,
      })
      .nullable()
      .describe('Null: not a player, or not logged in'),
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { period: 'all' } },
})

/** Follows a portfolio, or no longer. */
export const simulateFollow = operation({
  id: 'simulateFollow',
  method: 'POST',
  path: `${BASE}/follow`,
  auth: 'T',
  summary: 'Follows a portfolio, or ends that. A repeat changes nothing.',
  request: z.object({
    player_id: ofWire(playerId),
    follow: wireInteger([0, 1]).default(1).describe('0: no longer'),
  }),
  response: z.strictObject({ is_followed: z.boolean(), followers: count }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'notEligible'],
  example: { sends: { player_id: '1', follow: 1 } },
})
