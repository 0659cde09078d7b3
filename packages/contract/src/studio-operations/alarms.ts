import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { inQuery, listAfter, listLimit, listNext, rowNumber, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

/** Figures name nobody, so that every member may see what goes wrong. */
const READERS = 'member'
/** Who acts on a page that goes wrong. */
const SEERS = ['editor', 'operator', 'approver', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const code = z.string().regex(PAGE_CODE)

/**
 * What is watched on published pages. `conversion_drop`: fewer of those who begin a form have it stored than in the
 * days before. `errors_up`: more of what is tapped or sent fails. `no_views`: nobody comes any more. `codes_unused`:
 * codes are sent by text message and not typed.
 */
export const alarmKinds = ['conversion_drop', 'errors_up', 'no_views', 'codes_unused'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/**
 * `open`: it persists, and nobody has seen it. `seen`: it persists, and somebody has. `ended`: everything is normal
 * again.
 */
export const alarmStates = ['open', 'seen', 'ended'] as const
export type AlarmState = (typeof alarmStates)[number]

/** How alarms reach people: a bot in an enterprise WeChat group, and mail. */
export const alarmChannels = ['wecom', 'mail'] as const
export type AlarmChannel = (typeof alarmChannels)[number]

/** Bounds of what members say about alarms. `tried`: how many pages a trial names. */
export const alarmLimits = {
  hours: 72,
  percent: 99,
  floor: 100_000,
  note: 200,
  tried: 50,
  mailTo: 10,
} as const

const page = { page_code: code, page_title: z.string().describe('Empty: no page of ours any more') }

/** The figures that a rule is based on. */
const figures = z.strictObject({
  hours: z.int().positive().describe('How far the rule looks back'),
  part: count.describe('Stored, went wrong, right codes; views for `no_views`'),
  of: count.describe('Of how many; for `no_views` the views of all pages in the same hours'),
  usual_part: count.describe('The same before: what it is held against'),
  usual_of: count,
})

const alarm = z.strictObject({
  alarm_id: z.int().positive(),
  kind: z.enum(alarmKinds),
  ...page,
  state: z.enum(alarmStates),
  began_at: timestamp,
  ended_at: timestamp.nullable(),
  words: z.string().describe('Why, in Chinese, as it was when it began'),
  figures,
  seen_at: timestamp.nullable(),
  seen_by: z.string().nullable().describe('A member’s name'),
  note: z.string(),
})

export const alarmFilter = z.strictObject({
  state: z.enum(alarmStates).optional(),
  kind: z.enum(alarmKinds).optional(),
  page_code: code.optional(),
})

export const alarmList = studioOperation({
  id: 'alarmList',
  method: 'GET',
  path: '/studio-api/alarms',
  access: READERS,
  summary: 'What goes wrong on published pages, and went wrong: what lasts first, the newest first.',
  request: alarmFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({
    list: z.array(alarm),
    open: count.describe('How many last that nobody has seen, on all pages'),
    looked_at: timestamp.nullable().describe('When all was looked through last; null: not yet'),
    next: listNext,
  }),
  errors: [],
})

export const alarmCount = studioOperation({
  id: 'alarmCount',
  method: 'GET',
  path: '/studio-api/alarms/count',
  access: READERS,
  summary: 'How many alarms last that nobody has seen.',
  request: z.strictObject({}),
  response: z.strictObject({ open: count }),
  errors: [],
})

export const alarmDetail = studioOperation({
  id: 'alarmDetail',
  method: 'GET',
  path: '/studio-api/alarms/detail',
  access: READERS,
  summary: 'An alarm by its number, to which messages lead.',
  request: z.strictObject({ alarm_id: inQuery(rowNumber) }),
  response: alarm,
  errors: ['notFound'],
})

export const alarmSeen = studioOperation({
  id: 'alarmSeen',
  method: 'POST',
  path: '/studio-api/alarms/seen',
  access: SEERS,
  summary: 'Says that somebody has seen an alarm and looks after it; the last one who says so stands there.',
  request: z.strictObject({
    alarm_id: rowNumber,
    note: wireText(alarmLimits.note).trim().describe('What is being done about it; empty: nothing to say'),
  }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

const thresholds = {
  kind: z.enum(alarmKinds),
  page_code: code.nullable().describe('Null: all pages that have no rule of their own'),
  hours: z.int().min(1).max(alarmLimits.hours).describe('How far it looks back'),
  percent: z
    .int()
    .min(1)
    .max(alarmLimits.percent)
    .describe(
      '`conversion_drop`: by how much it falls; `errors_up`: above what; `codes_unused`: below what; `no_views` has no use for it',
    ),
  floor: z
    .int()
    .min(1)
    .max(alarmLimits.floor)
    .describe('Of fewer than so many nothing is said: begun forms, taps and begun forms, views, codes'),
}

const ruleFields = {
  ...thresholds,
  is_on: z.boolean(),
  tells: z.array(z.enum(alarmChannels)).max(alarmChannels.length).describe('Whom it tells; none: the Studio'),
  mail_to: z
    .array(z.email().max(254))
    .max(alarmLimits.mailTo)
    .describe('Whom it tells by mail; none: the addresses that the deployment has'),
}

const rule = z.strictObject({
  ...ruleFields,
  rule_id: z.int().positive(),
  page_title: z.string().nullable().describe('Null: all pages'),
  revision: smallNumber,
  updated_at: timestamp,
  updated_by: z.string().nullable().describe('A member’s name; null: it is as it was made'),
})

const channel = z.strictObject({
  channel: z.enum(alarmChannels),
  adapter: z
    .enum(['live', 'sandbox', 'absent'])
    .describe('`sandbox`: what is sent is kept and shown, and reaches nobody. `absent`: nothing is sent'),
  sent_at: timestamp.nullable().describe('When something was sent last'),
  failed_at: timestamp.nullable().describe('When something could not be sent last'),
  problem: z.string().describe('Why; empty: nothing has failed'),
  waiting: count.describe('Messages that wait to be sent'),
})

export const alarmRuleList = studioOperation({
  id: 'alarmRuleList',
  method: 'GET',
  path: '/studio-api/alarms/rules',
  access: READERS,
  summary: 'By what is judged whether something goes wrong, and how those who are told of it are reached.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(rule).max(500).describe('Those for all pages first'),
    channels: z.array(channel).length(alarmChannels.length),
  }),
  errors: [],
})

export const alarmRuleSave = studioOperation({
  id: 'alarmRuleSave',
  method: 'POST',
  path: '/studio-api/alarms/rules/save',
  access: WRITERS,
  summary: 'Makes a rule for one page, or changes one; what it is of and for which page stays.',
  request: z.strictObject({
    ...ruleFields,
    rule_id: rowNumber.nullable().describe('Null: a new one'),
    base_revision: smallNumber.nullable().describe('Null: a new one'),
  }),
  response: z.strictObject({ rule_id: z.int().positive(), revision: smallNumber }),
  errors: ['notFound', 'conflict', 'alreadyExists'],
})

export const alarmRuleRemove = studioOperation({
  id: 'alarmRuleRemove',
  method: 'POST',
  path: '/studio-api/alarms/rules/remove',
  access: WRITERS,
  summary: 'Takes the rule of one page away, to which then applies what applies to all.',
  request: z.strictObject({ rule_id: rowNumber, base_revision: smallNumber }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const alarmRuleTry = studioOperation({
  id: 'alarmRuleTry',
  method: 'POST',
  path: '/studio-api/alarms/rules/try',
  access: WRITERS,
  summary: 'What a rule would say of the pages at this moment. It opens no alarm and tells nobody.',
  request: z.strictObject(thresholds),
  response: z.strictObject({
    at: timestamp,
    judged: count.describe('How many published pages it was held against'),
    found: count,
    list: z.array(z.strictObject({ ...page, words: z.string(), figures })).max(alarmLimits.tried),
  }),
  errors: ['notFound', 'tooManyRequests'],
})

export const alarmTest = studioOperation({
  id: 'alarmTest',
  method: 'POST',
  path: '/studio-api/alarms/test',
  access: WRITERS,
  summary: 'Sends a message that says that it is a test, and answers whether it arrived.',
  request: z.strictObject({ channel: z.enum(alarmChannels) }),
  response: z.strictObject({
    outcome: z.enum(['sent', 'failed', 'absent']),
    problem: z.string().describe('Why it was not sent; empty: it was'),
  }),
  errors: ['tooManyRequests'],
})
