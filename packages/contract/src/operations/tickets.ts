import { z } from 'zod'
import { operation } from '../operation'
import { moment } from './event-fields'
import { ENROLLING_PHONE } from './example-values'
import { listRequest, listResponse } from './wire-list'
import { wireText } from './wire-text'

/** What a ticket can be for: a talk, or a session of an open day. */
const kind = z.enum(['speech', 'openday'])

const ticket = {
  ticket_no: z.string().describe('To be read aloud at the door'),
  kind,
  title: z.string(),
  begins_at: moment,
  ends_at: moment,
  place: z.string().describe('Empty: nowhere in particular'),
  people_num: z.int().min(1).max(3),
  state: z
    .enum(['good', 'void', 'over'])
    .describe('`void`: given back, or what it is for was cancelled; `over`: that has ended'),
}

/** A ticket of the visitor’s own. */
export const ticketDetail = operation({
  id: 'ticketDetail',
  method: 'GET',
  path: '/n8sf/api/ticket/v1/detail',
  auth: 'T',
  summary: 'A ticket of the visitor’s own, with what its code says.',
  request: z.object({ ticket_no: wireText(32) }),
  response: z.strictObject({
    ...ticket,
    code: z.string().describe('What the code to be scanned says; empty: nobody is let in by it any more'),
    calendar_url: z.string().describe('A calendar file, for whoever has the address'),
    server_time: moment,
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: {
    sends: { ticket_no: 'from the call before' },
    after: [{ id: 'tourEnroll', gives: ['ticket_no'] }],
    token: { handset: ENROLLING_PHONE },
  },
})

/** The visitor’s tickets. */
export const ticketList = operation({
  id: 'ticketList',
  method: 'GET',
  path: '/n8sf/api/ticket/v1/list',
  auth: 'T',
  summary:
    'The visitor’s tickets: those that are good, the next one first, then the others, the newest first.',
  request: z.object({ ...listRequest }),
  response: listResponse(z.strictObject(ticket)).extend({ server_time: moment }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {}, token: { handset: ENROLLING_PHONE } },
})
