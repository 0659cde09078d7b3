import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, smallNumber, someDay, someMoment } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Status of a live stream. */
export const liveStates = ['coming', 'on', 'over', 'cancelled'] as const
export type LiveState = (typeof liveStates)[number]

/** Bounds of what members say about live streams. */
export const liveConsoleLimits = { title: 60, address: 300 } as const

const address = wireText(liveConsoleLimits.address).trim()

const liveFields = {
  title: wireText(liveConsoleLimits.title).trim().min(1),
  staff_id: smallNumber.describe('Who speaks, as `speakerList` has them'),
  start_at: someMoment,
  end_at: someMoment,
  cover: address.describe('Address of a picture of the library; empty: none'),
  url: address.describe('Where it is seen; empty: not known yet'),
  replay_url: address.describe('Where it is seen again; empty: nowhere yet'),
  page_code: wireId.nullable().describe('The page that it is for; null: every calendar shows it'),
}

const live = z.strictObject({
  ...liveFields,
  live_id: z.string(),
  title: z.string(),
  speaker: z.string(),
  adviser_no: z.string(),
  start_at: timestamp,
  end_at: timestamp,
  cover: z.string(),
  url: z.string(),
  replay_url: z.string(),
  page_code: z.string().nullable(),
  state: z.enum(liveStates),
  reserved: z.int().nonnegative().describe('People who want to see it'),
  by_sms: z.int().nonnegative().describe('Of those, who agreed to a text message'),
  revision: smallNumber,
  updated_at: timestamp,
})

export const liveFilter = z.strictObject({
  q: wireText(40).optional().describe('A part of the title or of the speaker’s name'),
  state: z.enum(liveStates).optional(),
  from: someDay.optional().describe('Begins on this day or later, in China'),
  until: someDay.optional().describe('Begins on this day or before, in China'),
})

export const liveRows = studioOperation({
  id: 'liveRows',
  method: 'GET',
  path: '/studio-api/lives',
  access: READERS,
  summary: 'The live streams, the last to begin first, with how many want to see each.',
  request: liveFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(live), next: listNext }),
  errors: [],
})

export const liveCreate = studioOperation({
  id: 'liveCreate',
  method: 'POST',
  path: '/studio-api/lives/create',
  access: WRITERS,
  summary: 'Makes a live stream.',
  request: z.strictObject(liveFields),
  response: z.strictObject({ live_id: z.string() }),
  errors: ['pastMoment', 'unusableDocument'],
})

export const liveChange = studioOperation({
  id: 'liveChange',
  method: 'POST',
  path: '/studio-api/lives/change',
  access: WRITERS,
  summary: 'Changes a live stream. Who wants to see it is told when its time is another.',
  request: z.strictObject({ live_id: wireId, base_revision: smallNumber, ...liveFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'pastMoment', 'unusableDocument'],
})

export const liveCancel = studioOperation({
  id: 'liveCancel',
  method: 'POST',
  path: '/studio-api/lives/cancel',
  access: WRITERS,
  summary: 'Cancels a live stream for good. Who wants to see it is told.',
  request: z.strictObject({
    live_id: wireId,
    base_revision: smallNumber,
    reason: wireText(200).trim().min(2).describe('For the audit log'),
  }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'pastMoment'],
})
