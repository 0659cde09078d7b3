import { z } from 'zod'
import { operation } from '../operation'
import { applicantErrors, applicantRequest, moment, placeStatus, ticketOfPlace } from './event-fields'
import { ENROLLING_PHONE } from './example-values'
import { wireId } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** Most people who come on one pass. */
export const OPEN_DAY_PEOPLE = 3

const event_id = wireId.optional().describe('Which open day; none: the one that is next')

/** When one can visit headquarters, and the visitor’s own pass. */
export const openDayMyInfo = operation({
  id: 'openDayMyInfo',
  method: 'GET',
  path: '/n8sf/api/activity/v1/headquarters-open-day/my-info',
  auth: 'T',
  summary: 'The sessions of an open day, and what the visitor has registered for.',
  request: z.object({ event_id }),
  response: z.strictObject({
    event_id: z.string(),
    title: z.string(),
    place: z.string(),
    notice: z.string().describe('What visitors should know before they come; empty: nothing'),
    server_time: moment,
    sessions: z.array(
      z.strictObject({
        session_id: z.string(),
        date: z.string().describe('In China, `2026-12-05`'),
        time: z.string().describe('In China, `14:00–16:00`'),
        start_at: moment,
        quota: z.int().positive(),
        left: z.int().nonnegative().describe('People'),
        is_over: z.boolean().describe('It has begun, so that nobody can register for it any more'),
      }),
    ),
    my: z
      .strictObject({
        register_no: z.string(),
        session_id: z.string(),
        name: z.string(),
        handset: z.string().describe('Masked'),
        people_num: z.int().min(1).max(OPEN_DAY_PEOPLE),
        status: placeStatus,
        pass_qr: z.string().describe('What the code of the pass says; empty: given back'),
        ...ticketOfPlace,
      })
      .nullable()
      .describe('Null: nothing'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'activityNotFound'],
  example: { sends: {} },
})

/** Registers for a session, once for each open day. */
export const openDayRegister = operation({
  id: 'openDayRegister',
  method: 'POST',
  path: '/n8sf/api/activity/v1/headquarters-open-day/register',
  auth: 'T',
  summary:
    'Registers one to three people for a session, once for each open day; a repeat answers the same pass.',
  request: z.object({
    session_id: wireId,
    ...applicantRequest,
    people_num: wireWholeNumber({ min: 1, max: OPEN_DAY_PEOPLE }).default(1),
  }),
  response: z.strictObject({
    register_no: z.string(),
    pass_qr: z.string().describe('What the code of the pass says'),
    ...ticketOfPlace,
  }),
  errors: [...applicantErrors, 'activityNotFound', 'activityEnded', 'alreadyParticipated', 'quotaFull'],
  example: {
    sends: { session_id: 'hq-open-1', name: '王女士', handset: ENROLLING_PHONE, people_num: 2, consent: 1 },
    token: { handset: ENROLLING_PHONE },
  },
})

/** Gives the places back. */
export const openDayCancel = operation({
  id: 'openDayCancel',
  method: 'POST',
  path: '/n8sf/api/activity/v1/headquarters-open-day/cancel',
  auth: 'T',
  summary: 'Gives the places of a session back before it begins. A repeat changes nothing.',
  request: z.object({ register_no: wireId }),
  response: z.strictObject({ status: placeStatus }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound', 'activityEnded'],
  example: {
    sends: { register_no: 'DEM2V3S4TR' },
    token: { handset: '13800138008' },
  },
})
