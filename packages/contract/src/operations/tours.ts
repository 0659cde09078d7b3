import { z } from 'zod'
import { operation } from '../operation'
import {
  applicantErrors,
  applicantRequest,
  lecturer,
  moment,
  placeStatus,
  ticketOfPlace,
} from './event-fields'
import { ENROLLING_PHONE } from './example-values'
import { wireInteger } from './wire-integer'
import { listRequest, listResponse } from './wire-list'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const tour_id = wireId.describe('Of the tour, for example `2025`')
const count = z.int().nonnegative()

/** Bounds of tours. */
export const tourLimits = { peoplePerPlace: 2, comment: 200, cities: 60 } as const

/** A tour as a page shows it: its cities, and how many want it to come to each. */
export const tourHome = operation({
  id: 'tourHome',
  method: 'GET',
  path: '/n8sf/api/tour/v1/home',
  auth: 'O',
  summary: 'A tour, its cities and how far each is lit.',
  request: z.object({ tour_id }),
  response: z.strictObject({
    tour_id: z.string(),
    title: z.string(),
    status: z.literal([1, 2, 3]).describe('1 not begun, 2 running, 3 over: nothing can be written any more'),
    filing_no: z.string().describe('Under which the talks are filed with the regulator'),
    light_threshold: z.int().positive().describe('From how many lights on a city is lit'),
    server_time: moment,
    cities: z.array(
      z.strictObject({
        city_id: z.string(),
        name: z.string(),
        light_count: count,
        is_lit: z.boolean(),
        speeches: count.describe('Talks there that are not over'),
      }),
    ),
    my_city_id: z.string().describe('The city that the visitor has lit; empty: none'),
  }),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { tour_id: '2025' } },
})

const speech = z.strictObject({
  speech_id: z.string(),
  title: z.string(),
  city_id: z.string(),
  city: z.string(),
  date: z.string().describe('In China, `2026-12-05`'),
  time: z.string().describe('In China, `14:00–16:00`'),
  start_at: moment,
  end_at: moment,
  venue: z.string(),
  address: z.string(),
  lecturer,
  quota: z.int().positive(),
  enrolled: count.describe('People, not enrolments'),
  status: z.literal([1, 2, 3, 4]).describe('1 enrolment has not begun, 2 one can enrol, 3 full, 4 over'),
  is_enrolled: z.boolean(),
  is_waiting: z.boolean(),
  thumbs_up: count,
  is_thumbed: z.boolean(),
})

/** The talks of a tour, upcoming ones first, in their order. */
export const speechList = operation({
  id: 'speechList',
  method: 'GET',
  path: '/n8sf/api/tour/v1/speech/list',
  auth: 'O',
  summary:
    'The talks of a tour: those that are to come in their order, then those that are over, the newest first.',
  request: z.object({
    ...listRequest,
    tour_id,
    city_id: wireId.optional(),
    status: wireWholeNumber({ min: 1, max: 4 }).optional().describe('As in the answer'),
  }),
  response: listResponse(speech),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { tour_id: '2025', page: 1 } },
})

/** The posters of a tour. */
export const posterList = operation({
  id: 'posterList',
  method: 'GET',
  path: '/n8sf/api/tour/v1/poster/list',
  auth: 'A',
  summary: 'The posters of a tour, in their order.',
  request: z.object({ ...listRequest, tour_id, city_id: wireId.optional() }),
  response: listResponse(
    z.strictObject({
      poster_id: z.string(),
      city: z.string().describe('Empty: of the whole tour'),
      image: z.string().describe('An address'),
      title: z.string(),
      share_url: z.string().describe('Where it leads; empty: nowhere'),
    }),
  ),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { tour_id: '2025' } },
})

/** Says which city the tour should come to, once. */
export const lightenCity = operation({
  id: 'lightenCity',
  method: 'POST',
  path: '/n8sf/api/tour/v1/lighten-city',
  auth: 'T',
  summary: 'Lights a city, one for each visitor and tour; a repeat answers the same.',
  request: z.object({ tour_id, city_id: wireId }),
  response: z.strictObject({
    city_id: z.string(),
    light_count: count,
    threshold: z.int().positive(),
    is_lit: z.boolean(),
  }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'alreadyParticipated',
    'contentNotFound',
  ],
  example: { sends: { tour_id: '2025', city_id: 'chengdu' } },
})

/** Likes a talk or a comment, once; this cannot be undone. */
export const giveThumbsUp = operation({
  id: 'giveThumbsUp',
  method: 'POST',
  path: '/n8sf/api/tour/v1/give-thumbs-up',
  auth: 'T',
  summary: 'Likes a talk or a comment; a repeat changes nothing.',
  request: z.object({ target_type: z.enum(['speech', 'comment']), target_id: wireId }),
  response: z.strictObject({ thumbs_up: count, is_thumbed: z.literal(1) }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { target_type: 'speech', target_id: 'shanghai-1' } },
})

/** Status of a comment: 0 somebody has to read it first, 1 everybody sees it, 2 nobody else does. */
const commentStatus = z.literal([0, 1, 2]).describe('0 is being read, 1 public, 2 turned down')

/** What people have written, newest first, including what the visitor wrote. */
export const commentList = operation({
  id: 'commentList',
  method: 'GET',
  path: '/n8sf/api/tour/v1/comment-list',
  auth: 'O',
  summary: 'Comments that were let through, and the visitor’s own ones as they stand, the newest first.',
  request: z.object({ ...listRequest, tour_id, speech_id: wireId.optional() }),
  response: listResponse(
    z.strictObject({
      comment_id: z.string(),
      nick_name: z.string().describe('Masked'),
      avatar: z.string().describe('An address, or empty'),
      city: z.string().describe('Of the talk; empty: of the tour'),
      content: z.string(),
      created_at: moment,
      thumbs_up: count,
      is_thumbed: z.boolean(),
      is_mine: z.boolean(),
      status: commentStatus,
      note: z.string().describe('Why an own one was turned down; empty otherwise'),
    }),
  ),
  errors: ['invalidParameters', 'activityNotFound'],
  example: { sends: { tour_id: '2025', page: 1 } },
})

/** Writes a comment, which somebody reads before others do. */
export const userComment = operation({
  id: 'userComment',
  method: 'POST',
  path: '/n8sf/api/tour/v1/user-comment',
  auth: 'T',
  summary:
    'Writes a comment, which members let through or not. One in 30 seconds; the same text again within ten minutes is the same comment.',
  request: z.object({
    tour_id,
    speech_id: wireId.optional().describe('None: about the tour'),
    content: wireText(tourLimits.comment).describe(`1 to ${tourLimits.comment} characters`),
  }),
  response: z.strictObject({ comment_id: z.string(), status: commentStatus }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'contentNotFound',
    'sensitiveContent',
    'notEligible',
    'tooManyRequests',
  ],
  example: { sends: { tour_id: '2025', content: '讲得清楚，提问时间再长一点就好了。' } },
})

const enrolment = z.strictObject({
  enroll_no: z.string(),
  status: placeStatus,
  people_num: z.int().min(1).max(tourLimits.peoplePerPlace),
  in_line: count.describe('How many are before them; 0: nobody, or they have a place'),
  ticket_qr: z.string().describe('What the code of the ticket says; empty: none while in line'),
  ...ticketOfPlace,
  speech,
})

/** Takes places at a talk. */
export const tourEnroll = operation({
  id: 'tourEnroll',
  method: 'POST',
  path: '/n8sf/api/tour/v1/enroll',
  auth: 'T',
  summary:
    'Takes one or two places at a talk, one enrolment for a phone; a repeat answers the same ticket. When it is full, `wait` puts the visitor in line.',
  request: z.object({
    speech_id: wireId,
    ...applicantRequest,
    people_num: wireWholeNumber({ min: 1, max: tourLimits.peoplePerPlace }).default(1),
    wait: wireInteger([0, 1]).optional().describe('1: when it is full, stand in line'),
  }),
  response: enrolment,
  errors: [
    ...applicantErrors,
    'activityNotFound',
    'activityNotStarted',
    'activityEnded',
    'alreadyParticipated',
    'quotaFull',
  ],
  example: {
    sends: { speech_id: 'shanghai-1', name: '王女士', handset: ENROLLING_PHONE, people_num: 1, consent: 1 },
    token: { handset: ENROLLING_PHONE },
  },
})

/** The visitor’s enrolments, the next talk first. */
export const myEnrolments = operation({
  id: 'myEnrolments',
  method: 'GET',
  path: '/n8sf/api/tour/v1/my-enroll',
  auth: 'T',
  summary: 'What the visitor has enrolled for, the next talk first, then those that are over.',
  request: z.object({ ...listRequest, tour_id: tour_id.optional() }),
  response: listResponse(enrolment),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

/** Gives the places back, for whoever is next in line. */
export const cancelEnrolment = operation({
  id: 'cancelEnrolment',
  method: 'POST',
  path: '/n8sf/api/tour/v1/cancel-enroll',
  auth: 'T',
  summary:
    'Gives the places at a talk back before it begins; whoever is next in line gets them. A repeat changes nothing.',
  request: z.object({ enroll_no: wireId }),
  response: z.strictObject({ status: placeStatus }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'activityEnded'],
  example: {
    sends: { enroll_no: 'DEM2ENR4LL' },
    token: { handset: '13800138007' },
  },
})
