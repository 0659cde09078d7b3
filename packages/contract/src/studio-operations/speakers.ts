import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const speakerFields = {
  staff_id: smallNumber.describe('As in the operators’ own system'),
  name: wireText(20).trim().min(1),
  adviser_no: wireText(40)
    .trim()
    .describe('Registration as an adviser; empty: they are none and give no advice'),
}

export const speakerList = studioOperation({
  id: 'speakerList',
  method: 'GET',
  path: '/studio-api/speakers',
  access: READERS,
  summary: 'Who can give a talk or a live stream, by their names: staff who have not left.',
  request: z.strictObject({
    q: wireText(40).optional().describe('A part of the name or of the registration number'),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({
    list: z.array(z.strictObject({ staff_id: smallNumber, name: z.string(), adviser_no: z.string() })),
    next: listNext,
  }),
  errors: [],
})

export const speakerSave = studioOperation({
  id: 'speakerSave',
  method: 'POST',
  path: '/studio-api/speakers/save',
  access: WRITERS,
  summary:
    'Adds somebody who gives talks, or changes their name and number. The number has to be the one that the company has of them.',
  request: z.strictObject({
    ...speakerFields,
    is_new: z.boolean().describe('True: nobody may have this staff number yet'),
  }),
  response: z.strictObject({}),
  errors: ['notFound', 'alreadyExists'],
})
