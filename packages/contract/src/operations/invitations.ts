import { z } from 'zod'
import { operation } from '../operation'
import { DEMO_SHARE_CODE, INVITING_PHONE } from './example-values'
import { listRequest, listResponse } from './wire-list'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().nonnegative().describe('Milliseconds')
const people = z.int().nonnegative()
const activity_id = wireId.describe('Of the activity')

/** How an invitation link is shared. */
export const shareChannels = ['appmessage', 'timeline', 'copy', 'poster'] as const
export type ShareChannel = (typeof shareChannels)[number]

/** Bounds of activities of invitations. */
export const inviteLimits = { tiers: 9, need: 1_000, sharesPerDay: 20 } as const

/** Status of a prize: 1 it is on its way, 2 it was handed over, 3 it is void, and `note` says why. */
const grantStatus = z.literal([1, 2, 3]).describe('1 on its way, 2 handed over, 3 void')

const tier = z.strictObject({
  state: z.int().min(1).max(inviteLimits.tiers).describe('Which tier, from 1'),
  need: z.int().min(1).max(inviteLimits.need).describe('How many invited people have to count'),
  prize: z.strictObject({
    prize_id: z.string(),
    name: z.string(),
    image: z.string().describe('An address, or empty'),
  }),
  stock: z.int().nonnegative().describe('How many are left'),
  can_receive: z.boolean(),
  received: z.boolean(),
})

/** An activity as it is for the visitor: its tiers, its rules, and their progress. */
export const inviteHomeData = operation({
  id: 'inviteHomeData',
  method: 'GET',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/home-data',
  auth: 'O',
  summary:
    'An activity of invitations, and how far the visitor is. Within WeChat and its mini programs it names no prize.',
  request: z.object({ activity_id: activity_id.optional().describe('None: the one that runs now') }),
  response: z.strictObject({
    activity_id: z.string(),
    title: z.string(),
    status: z.literal([1, 2, 3]).describe('1 not begun, 2 running, 3 over'),
    start_at: moment,
    end_at: moment,
    server_time: moment,
    is_rewarded: z.boolean().describe('False within WeChat: rules and the visitor’s own record only'),
    my: z
      .strictObject({
        invited: people.describe('Registered by the visitor’s link'),
        registered: people.describe('Of those, how many count'),
        state: z.int().min(0).max(inviteLimits.tiers).describe('Highest tier that is reached; 0: none'),
      })
      .nullable()
      .describe('Null: nobody is logged in'),
    tiers: z.array(tier).max(inviteLimits.tiers),
    share_prize: tier.shape.prize
      .extend({ stock: z.int().nonnegative(), received: z.boolean() })
      .nullable()
      .describe('For who passes the link on; null: there is none'),
    rules: z.array(z.string()).describe('Paragraphs; within WeChat only those that speak of no prize'),
    gift: z.string().describe('What who is invited gets; empty: nothing'),
    share: z.strictObject({ title: z.string(), desc: z.string() }),
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: {} },
})

/** Whom the visitor has invited, the newest first. */
export const myInvitedList = operation({
  id: 'myInvitedList',
  method: 'GET',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/my-invited-list',
  auth: 'T',
  summary: 'Whom the visitor has invited, the newest first, names and phones masked.',
  request: z.object({ ...listRequest, activity_id: activity_id.optional() }),
  response: listResponse(
    z.strictObject({
      nick_name: z.string().describe('Masked; empty: none was given'),
      handset: z.string().describe('Masked: `138****1234`; empty: they had themselves erased'),
      registered_at: moment,
      is_valid: z.boolean().describe('They count'),
      note: z.string().describe('Why not, or not yet; empty: they count'),
    }),
  ),
  errors: ['invalidParameters', 'loginExpired', 'activityNotFound'],
  example: { sends: {} },
})

/** What the visitor has won, the newest first. */
export const myPrizes = operation({
  id: 'myPrizes',
  method: 'GET',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/my-prizes',
  auth: 'T',
  summary: 'The prizes of the visitor, the newest first.',
  request: z.object({ ...listRequest, activity_id: activity_id.optional() }),
  response: listResponse(
    z.strictObject({
      prize_id: z.string(),
      name: z.string(),
      image: z.string(),
      source: z.enum(['tier', 'share']),
      status: grantStatus,
      note: z.string().describe('What is being looked into, or why it is void; empty: nothing to say'),
      granted_at: moment,
    }),
  ),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

const granted = z.strictObject({
  prize_id: z.string(),
  name: z.string(),
  status: grantStatus,
  note: z.string().describe('Set while somebody looks into it'),
})

/** Takes the prize of a tier, once. */
export const receiveState1Prize = operation({
  id: 'receiveState1Prize',
  method: 'POST',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/receive-state1-prize',
  auth: 'T',
  summary:
    'Takes the prize of a tier; a repeat answers the same prize. Where signs speak of one hand behind many, somebody looks into it first.',
  request: z.object({
    activity_id,
    state: wireWholeNumber({ min: 1, max: inviteLimits.tiers }).default(1).describe('Which tier'),
  }),
  response: granted,
  errors: [
    'invalidParameters',
    'loginExpired',
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'notEligible',
    'quotaFull',
  ],
  example: { sends: { activity_id: 'friends' }, token: { handset: INVITING_PHONE } },
})

/** Notes that the link was shared. */
export const rememberShare = operation({
  id: 'rememberShare',
  method: 'POST',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/remember-share',
  auth: 'T',
  summary: `Notes that the visitor passed their link on; counted up to ${inviteLimits.sharesPerDay} times a day.`,
  request: z.object({ activity_id, channel: z.enum(shareChannels) }),
  response: z.strictObject({
    share_count_today: z.int().nonnegative(),
    prize_ready: z.boolean().describe('The prize for passing on can be taken'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'activityNotFound', 'activityNotStarted', 'activityEnded'],
  example: { sends: { activity_id: 'friends', channel: 'copy' } },
})

/** Takes the prize for sharing the link, once; there is none inside WeChat. */
export const grantSharePrize = operation({
  id: 'grantSharePrize',
  method: 'POST',
  path: '/n8sf/api/activity/v1/user-intro-2024-03/grant-share-prize',
  auth: 'T',
  summary: 'Takes the prize for passing the link on; a repeat answers the same prize. Never within WeChat.',
  request: z.object({ activity_id }),
  response: granted,
  errors: [
    'invalidParameters',
    'loginExpired',
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'notEligible',
    'quotaFull',
  ],
  example: {
    sends: { activity_id: 'friends' },
    after: [{ id: 'rememberShare', with: { activity_id: 'friends', channel: 'copy' } }],
  },
})

/** The visitor’s own code, created on the first call, or what somebody else's code stands for. */
export const invitationShareCode = operation({
  id: 'invitationShareCode',
  method: 'GET',
  path: '/n8sf/api/activity/v1/invitation/share-code',
  auth: 'O',
  summary:
    'The visitor’s own code, made on the first call and never changed; or, with `share_code`, who invites by it.',
  request: z.object({
    activity_id: activity_id.optional().describe('For the own code'),
    share_code: wireText(64).optional().describe('To be told who invites; needs no login'),
  }),
  response: z.strictObject({
    share_code: z.string(),
    share_url: z.string().describe('Where it leads; empty where `share_code` was asked for'),
    poster_url: z.string().describe('A picture to save and to send; empty likewise'),
    inviter_masked: z.string().describe('Name or phone of the inviter, masked'),
    valid: z.boolean().describe('The activity runs now'),
    is_own: z.boolean().describe('It is the code of who asks'),
    gift: z.string().describe('What who is invited gets; empty: nothing'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'activityNotFound', 'notEligible', 'invalidInviteCode'],
  example: { sends: { share_code: DEMO_SHARE_CODE } },
})
