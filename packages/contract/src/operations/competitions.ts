import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { wireInteger } from './wire-integer'
import { wireId, wireText } from './wire-text'

/** Bounds of contests. */
export const competitionLimits = { nickName: { min: 2, max: 12 }, closedTradesForPrize: 3 } as const

/** Status of a contest. */
export const competitionStatus = z
  .enum(['before', 'signup', 'waiting', 'running', 'settled'])
  .describe(
    'before: sign-up has not begun; signup: one can sign up; waiting: sign-up is over, trading has not begun; running: it is traded, or what came of it is being settled; settled: its ranking is final',
  )

/** A day in China: `2026-11-27`. */
export const tradingDay = z.string().describe('A day in China, `2026-11-27`')

const fen = z.int().nonnegative().describe('Fen')

/** Where somebody stands, as far as days were settled. */
export const standing = {
  return: z.number().describe('Per cent of the fund that they began with: 12.34'),
  rank: z
    .int()
    .positive()
    .nullable()
    .describe('By the last day that was settled; null: not on the board, which is 未上榜'),
}

/** A contest, its prizes and rules, and where the visitor stands in it. */
export const competitionHome = operation({
  id: 'competitionHome',
  method: 'GET',
  path: '/n8sf/api/activity/v1/competition/home',
  auth: 'O',
  summary: 'A contest in simulated trading: when it is, what it gives, and where the visitor stands in it.',
  request: z.object({
    competition_id: wireId.optional().describe('None: the one that takes sign-ups, else the newest'),
  }),
  response: z.strictObject({
    competition_id: z.string(),
    title: z.string(),
    status: competitionStatus,
    can_enroll: z.boolean().describe('Sign-up is open and there is a place left'),
    signup_start: moment,
    signup_end: moment,
    start: tradingDay.describe('The first day of trading that counts'),
    end: tradingDay.describe('The last one'),
    start_at: moment.describe('When the first day begins'),
    server_time: moment,
    initial_fund: fen,
    places: z.int().positive().nullable().describe('Null: no bound'),
    places_left: z.int().nonnegative().nullable().describe('Null: no bound'),
    players: z.int().nonnegative().describe('How many have signed up'),
    prizes: z.array(
      z.strictObject({
        from_rank: z.int().positive(),
        until_rank: z.int().positive(),
        name: z.string(),
        value: fen,
        image: z.string().describe('An address, or empty'),
      }),
    ),
    rules: z.string().describe('Lines of text'),
    benchmark: z.string().describe('What returns are set beside; empty: nothing'),
    most_percent: z.int().positive().describe('How much of what somebody has may be in one share, per cent'),
    group_id: z.string().describe('The group whose posts belong to it; empty: none'),
    is_settling: z.boolean().describe('A day is being settled: say 榜单结算中'),
    final_hash: z.string().describe('Over its final ranking; empty: it is not final yet'),
    my: z
      .strictObject({
        player_id: z.string(),
        nick_name: z.string(),
        enrolled_at: moment,
        is_disqualified: z.boolean(),
        reason: z.string().describe('Why; empty otherwise'),
        asset: fen,
        ...standing,
      })
      .nullable()
      .describe('Null: not signed up, or not logged in'),
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: {} },
})

/** Signs up, which opens the account. */
export const competitionEnroll = operation({
  id: 'competitionEnroll',
  method: 'POST',
  path: '/n8sf/api/activity/v1/competition/enroll',
  auth: 'T',
  summary:
    'Signs up for a contest and opens the account with its fund, once for each visitor; a repeat answers the same player, whatever else it says.',
  request: z.object({
    competition_id: wireId,
    nick_name: wireText(64).describe(
      `${competitionLimits.nickName.min} to ${competitionLimits.nickName.max} characters; one that somebody else has in this contest is 400013`,
    ),
    consent: wireInteger([0, 1])
      .default(0)
      .describe('1: the rules and the privacy policy were agreed to; anything else is 400026'),
    consent_version: wireText(40).min(1).optional().describe('Which text of the policy'),
  }),
  response: z.strictObject({ player_id: z.string(), nick_name: z.string(), initial_fund: fen }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'activityNotFound',
    'consentRequired',
    'sensitiveContent',
    'alreadyParticipated',
    'notEligible',
    'quotaFull',
    'serviceStopped',
  ],
  example: { sends: { competition_id: 'contest-3', nick_name: '慢慢变富', consent: 1 } },
})
