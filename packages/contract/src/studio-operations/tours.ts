import { z } from 'zod'
import { tourLimits } from '../operations/tours'
import { wireId, wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, smallNumber, someMoment } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()

/** Bounds of what members say about tours. */
export const tourConsoleLimits = {
  title: 40,
  filing: 60,
  lights: 1_000_000,
  city: 20,
  posters: 200,
  posterTitle: 40,
  speechTitle: 60,
  venue: 60,
  address: 100,
  quota: 100_000,
} as const

const tourFields = {
  title: wireText(tourConsoleLimits.title).trim().min(1),
  year: z.int().min(2000).max(2100),
  filing_no: wireText(tourConsoleLimits.filing)
    .trim()
    .describe('Under which the talks are filed with the regulator; none is open without'),
  light_threshold: z
    .int()
    .min(1)
    .max(tourConsoleLimits.lights)
    .describe('From how many lights on a city is lit'),
  start_at: someMoment,
  end_at: someMoment,
  is_open: z.boolean().describe('False: it can be read, and nothing written any more'),
  cities: z
    .array(z.strictObject({ city_id: wireId, name: wireText(tourConsoleLimits.city).trim().min(1) }))
    .max(tourLimits.cities)
    .describe('In the order in which pages show them'),
}

const tourState = z.enum(['coming', 'on', 'over']).describe('over: its time is, or it was closed')
const revision = smallNumber.describe('Counts every change of the tour, its cities and its posters')

const tourRow = z.strictObject({
  ...tourFields,
  tour_id: z.string(),
  title: z.string(),
  year: z.int(),
  filing_no: z.string(),
  light_threshold: z.int(),
  start_at: timestamp,
  end_at: timestamp,
  cities: z.array(
    z.strictObject({
      city_id: z.string(),
      name: z.string(),
      light_count: count,
      speeches: count.describe('Of any time, without those that were cancelled'),
      is_used: z.boolean().describe('It has a talk, a poster or a light, and cannot be removed'),
    }),
  ),
  state: tourState,
  speeches: count.describe('Without those that were cancelled'),
  quota: count.describe('Places of all talks that were not cancelled'),
  enrolled: count.describe('People who have a place'),
  waiting: count.describe('People in line'),
  entered: count.describe('People who were let in'),
  held_comments: count.describe('Comments that somebody has to read'),
  posters: count,
  revision,
  updated_at: timestamp,
})

export const tourRows = studioOperation({
  id: 'tourRows',
  method: 'GET',
  path: '/studio-api/tours',
  access: READERS,
  summary: 'The tours, the last to begin first, with their cities and what has come of each, counted now.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(tourRow).max(200) }),
  errors: [],
})

export const tourCreate = studioOperation({
  id: 'tourCreate',
  method: 'POST',
  path: '/studio-api/tours/create',
  access: WRITERS,
  summary: 'Makes a tour with its cities.',
  request: z.strictObject({ tour_id: wireId, ...tourFields }),
  response: z.strictObject({ tour_id: z.string() }),
  errors: ['alreadyExists', 'unusableDocument'],
})

export const tourChange = studioOperation({
  id: 'tourChange',
  method: 'POST',
  path: '/studio-api/tours/change',
  access: WRITERS,
  summary: 'Changes a tour and its cities. A city that is used stays.',
  request: z.strictObject({ tour_id: wireId, base_revision: revision, ...tourFields }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'inUse', 'unusableDocument'],
})

const posterFields = {
  poster_id: wireId.nullable().describe('Null: a new one'),
  city_id: wireId.nullable().describe('Null: of the whole tour'),
  image: wireText(300).min(1).describe('Address of a picture of the library'),
  title: wireText(tourConsoleLimits.posterTitle).trim().min(1),
  share_url: wireText(300).trim().describe('Where it leads; empty: nowhere'),
}

export const tourPosterRows = studioOperation({
  id: 'tourPosterRows',
  method: 'GET',
  path: '/studio-api/tours/posters',
  access: READERS,
  summary: 'The posters of a tour in their order.',
  request: z.strictObject({ tour_id: wireId }),
  response: z.strictObject({
    revision,
    list: z
      .array(
        z.strictObject({
          poster_id: z.string(),
          city_id: z.string().nullable(),
          image: z.string(),
          title: z.string(),
          share_url: z.string(),
        }),
      )
      .max(tourConsoleLimits.posters),
  }),
  errors: ['notFound'],
})

export const tourPosterSave = studioOperation({
  id: 'tourPosterSave',
  method: 'POST',
  path: '/studio-api/tours/posters/save',
  access: WRITERS,
  summary: 'Has a tour show these posters in this order, and no others.',
  request: z.strictObject({
    tour_id: wireId,
    base_revision: revision,
    posters: z.array(z.strictObject(posterFields)).max(tourConsoleLimits.posters),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

/** Status of a talk; `full` has a waiting list, `over` has begun or its tour was closed. */
export const speechStates = ['coming', 'open', 'full', 'over', 'cancelled'] as const
export type SpeechState = (typeof speechStates)[number]

const speechFields = {
  city_id: wireId,
  title: wireText(tourConsoleLimits.speechTitle).trim().min(1),
  enrol_from: someMoment,
  start_at: someMoment,
  end_at: someMoment,
  venue: wireText(tourConsoleLimits.venue).trim().min(1),
  address: wireText(tourConsoleLimits.address).trim(),
  staff_id: smallNumber.describe('Who gives it, as `speakerList` has them'),
  quota: z.int().min(1).max(tourConsoleLimits.quota).describe('People; never below how many have a place'),
}

const speechRow = z.strictObject({
  ...speechFields,
  speech_id: z.string(),
  tour_id: z.string(),
  city_id: z.string(),
  city: z.string(),
  title: z.string(),
  enrol_from: timestamp,
  start_at: timestamp,
  end_at: timestamp,
  venue: z.string(),
  address: z.string(),
  speaker: z.string(),
  adviser_no: z.string(),
  state: z.enum(speechStates),
  enrolled: count.describe('People who have a place'),
  waiting: count.describe('People in line'),
  entered: count.describe('People who were let in'),
  thumbs_up: count,
  revision: smallNumber,
  updated_at: timestamp,
})

export const speechFilter = z.strictObject({
  tour_id: wireId,
  city_id: wireId.optional(),
  state: z.enum(speechStates).optional(),
  q: wireText(40).optional().describe('A part of the title, the venue or the speaker’s name'),
})

export const speechRows = studioOperation({
  id: 'speechRows',
  method: 'GET',
  path: '/studio-api/speeches',
  access: READERS,
  summary:
    'The talks of a tour by when they begin, with how many have a place, wait and have come, counted now.',
  request: speechFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(speechRow), next: listNext }),
  errors: [],
})

export const speechCreate = studioOperation({
  id: 'speechCreate',
  method: 'POST',
  path: '/studio-api/speeches/create',
  access: WRITERS,
  summary: 'Makes a talk of a tour.',
  request: z.strictObject({ tour_id: wireId, ...speechFields }),
  response: z.strictObject({ speech_id: z.string() }),
  errors: ['notFound', 'pastMoment', 'unusableDocument'],
})

export const speechChange = studioOperation({
  id: 'speechChange',
  method: 'POST',
  path: '/studio-api/speeches/change',
  access: WRITERS,
  summary:
    'Changes a talk. More places go to who waits, at once; who has one is told when its time or place is another.',
  request: z.strictObject({ speech_id: wireId, base_revision: smallNumber, ...speechFields }),
  response: z.strictObject({
    revision: smallNumber,
    moved_up: count.describe('Enrolments that got a place by it'),
  }),
  errors: ['notFound', 'conflict', 'pastMoment', 'unusableDocument'],
})

export const speechCancel = studioOperation({
  id: 'speechCancel',
  method: 'POST',
  path: '/studio-api/speeches/cancel',
  access: WRITERS,
  summary: 'Cancels a talk for good. Who has a place is told.',
  request: z.strictObject({
    speech_id: wireId,
    base_revision: smallNumber,
    reason: wireText(200).trim().min(2).describe('For the audit log'),
  }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'pastMoment'],
})
