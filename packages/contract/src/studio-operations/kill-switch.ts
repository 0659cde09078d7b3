import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

/** Whoever works here should see at once that something is switched off, and why. */
const READERS = 'member'
/** Who may stop something. One is enough. */
const BRAKES = ['compliance', 'administrator', 'approver', 'operator'] as const
/** Who may resume it, once somebody else has asked. */
const LIFTERS = ['compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()

/**
 * What can be switched off. `all`: every page but the legal ones, and with them `pay`, `sim` and `feed`. `page`: one
 * page. `block`: a kind of block. `product`, `word`, `picture`: the blocks that name, say or show it. `pay`: orders and
 * payments. `sim`: orders of simulated trading. `feed`: the lists of data.
 */
export const switchScopes = [
  'all',
  'page',
  'block',
  'product',
  'word',
  'picture',
  'pay',
  'sim',
  'feed',
] as const
export type SwitchScope = (typeof switchScopes)[number]

/** Those that need no value: there is only one of each. */
export const wholeScopes = ['all', 'pay', 'sim', 'feed'] as const satisfies readonly SwitchScope[]

/** Bounds of what members say about a switch. `pages`: how many pages an effect names. */
export const switchLimits = { value: 400, reason: 200, active: 200, pages: 100 } as const

const what = {
  scope: z.enum(switchScopes),
  value: wireText(switchLimits.value)
    .trim()
    .describe(
      'Code of the page, name of the block, number of the product, the word, address or hash of the picture; empty for `all`, `pay`, `sim` and `feed`',
    ),
}

const row = z.strictObject({
  switch_id: z.int().positive(),
  ...what,
  value: z.string(),
  value_name: z
    .string()
    .describe('What the page, the product or the kind of block is called; empty: nothing else than `value`'),
  reason: z.string(),
  set_by: z.string().describe('A member’s name'),
  set_at: timestamp,
  lift_asked_by: z.string().nullable().describe('A member’s name; null: nobody has asked'),
  lift_asked_at: timestamp.nullable(),
  is_own_ask: z.boolean().describe('The member who reads this asked, so that somebody else has to lift it'),
  lifted_by: z.string().nullable(),
  lifted_at: timestamp.nullable().describe('Null: it is active'),
})

export const switchList = studioOperation({
  id: 'switchList',
  method: 'GET',
  path: '/studio-api/switches',
  access: READERS,
  summary: 'What is switched off at this moment, and what was: the newest first.',
  request: z.strictObject({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({
    active: z.array(row).max(switchLimits.active),
    list: z.array(row).describe('Those that were lifted'),
    next: listNext,
  }),
  errors: [],
})

export const switchEffect = studioOperation({
  id: 'switchEffect',
  method: 'POST',
  path: '/studio-api/switches/effect',
  access: BRAKES,
  summary: 'What visitors would no longer see. It switches nothing off.',
  request: z.strictObject(what),
  response: z.strictObject({
    pages: count.describe('Pages that would be gone or miss something'),
    blocks: count.describe('Blocks that would be gone, those of a running experiment among them'),
    list: z
      .array(
        z.strictObject({
          code: z.string(),
          title: z.string(),
          blocks: count,
          is_gone: z.boolean().describe('The whole page would be gone'),
        }),
      )
      .max(switchLimits.pages),
    stops: z.array(z.enum(['pay', 'sim', 'feed'])).describe('Calls that would be refused'),
  }),
  errors: ['tooManyRequests'],
})

export const switchSet = studioOperation({
  id: 'switchSet',
  method: 'POST',
  path: '/studio-api/switches/set',
  access: BRAKES,
  summary: 'Switches something off, on every page and in every process, within seconds.',
  request: z.strictObject({
    ...what,
    reason: wireText(switchLimits.reason).trim().min(1),
  }),
  response: z.strictObject({ switch_id: z.int().positive() }),
  errors: ['alreadyExists'],
})

export const switchAskLift = studioOperation({
  id: 'switchAskLift',
  method: 'POST',
  path: '/studio-api/switches/ask-lift',
  access: BRAKES,
  summary: 'Asks that a switch is lifted, which somebody else has to do.',
  request: z.strictObject({ switch_id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const switchLift = studioOperation({
  id: 'switchLift',
  method: 'POST',
  path: '/studio-api/switches/lift',
  access: LIFTERS,
  summary: 'Lifts a switch that somebody else has asked to lift: visitors see again what they saw before.',
  request: z.strictObject({ switch_id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict', 'ownSwitch'],
})
