import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { smallCount } from './bounds'
import { studioOperation } from './studio-operation'

/** Who stands at a door. */
const DOOR = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const kind = z.enum(['speech', 'openday'])
const ticket_no = z.string().regex(/^[2-9A-HJ-NP-Z]{10}$/)
const people_num = z.int().min(1).max(3)

/** Bounds of check-in: as many tickets as a phone keeps of one occasion. */
export const checkInLimits = { tickets: 5_000, occasions: 100, reason: 200, code: 100 } as const

const entry = z.strictObject({
  at: timestamp.describe('By the clock of the phone at the door'),
  gate: z.string(),
  member: z.string().describe('Who let them in'),
})

/** What one can be let in to now: what began yesterday, or begins by the day after tomorrow. */
export const checkInOccasions = studioOperation({
  id: 'checkInOccasions',
  method: 'GET',
  path: '/studio-api/check-in/occasions',
  access: DOOR,
  summary: 'Talks and visits of these days, and how many people have come to each.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z
      .array(
        z.strictObject({
          kind,
          occasion_id: z.string(),
          title: z.string(),
          place: z.string(),
          begins_at: timestamp,
          ends_at: timestamp,
          people: smallCount.describe('With good tickets'),
          entered: smallCount.describe('People, each ticket once'),
        }),
      )
      .max(checkInLimits.occasions),
  }),
  errors: [],
})

/** All tickets of an occasion, for a phone that may lose its network. It names nobody. */
export const checkInTickets = studioOperation({
  id: 'checkInTickets',
  method: 'GET',
  path: '/studio-api/check-in/tickets',
  access: DOOR,
  summary:
    'The tickets of an occasion for a phone at the door to keep: numbers and hashes of codes, no names.',
  request: z.strictObject({ kind, occasion_id: wireId }),
  response: z.strictObject({
    taken_at: timestamp,
    list: z
      .array(
        z.strictObject({
          ticket_no: z.string(),
          code_hash: z.string().describe('SHA-256 of what the code says, base64url'),
          people_num,
          entered_at: timestamp.nullable(),
        }),
      )
      .max(checkInLimits.tickets),
  }),
  errors: ['notFound'],
})

/** Lets a ticket in, or says why not; or records who was let in while the network was down. */
export const checkInScan = studioOperation({
  id: 'checkInScan',
  method: 'POST',
  path: '/studio-api/check-in/scan',
  access: DOOR,
  summary:
    'Lets a ticket in once. The same scan again answers the same. What a phone let in while it had no network is kept as it happened, and is a conflict where the ticket was used before.',
  request: z
    .strictObject({
      scan_id: z.uuid().describe('Made by the phone, once for each scan'),
      kind,
      occasion_id: wireId,
      code: wireText(checkInLimits.code).optional().describe('What was scanned'),
      ticket_no: ticket_no.optional().describe('What was typed'),
      gate: wireText(40).trim().min(1).describe('Which door or phone'),
      scanned_at: timestamp,
      has_let_in: z.boolean().default(false).describe('True: the phone had no network and said yes'),
      reason: wireText(checkInLimits.reason)
        .trim()
        .min(2)
        .optional()
        .describe('Why somebody is let in although the ticket was used or is void'),
    })
    .refine(({ code, ticket_no }) => (code === undefined) !== (ticket_no === undefined)),
  response: z.strictObject({
    result: z
      .enum(['entered', 'again', 'conflict', 'forced', 'void', 'elsewhere', 'unknown'])
      .describe(
        'again: it was used before, see `first`; conflict: the same, but they are in already; elsewhere: a ticket for something else',
      ),
    ticket_no: z.string(),
    people_num: people_num.nullable(),
    first: entry.nullable().describe('The first entry of this ticket'),
  }),
  errors: [],
})
