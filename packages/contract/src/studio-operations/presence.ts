import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { rowNumber } from './bounds'
import { studioOperation } from './studio-operation'

/** How often a tab says that it is there, in milliseconds. */
export const BEAT_MS = 15_000

/** How long such a report counts, in seconds. */
export const BEAT_LASTS_S = 45

const person = z.strictObject({ member_id: rowNumber, name: z.string() })

export const pageBeat = studioOperation({
  id: 'pageBeat',
  method: 'POST',
  path: '/studio-api/pages/beat',
  access: 'member',
  summary:
    'Says that a tab has a page open, and answers who else has. It is forgotten 45 seconds later unless it is said again.',
  request: z.strictObject({
    code: z.string().regex(PAGE_CODE),
    tab: z.uuid().describe('Chosen by the tab'),
    doing: z.enum(['viewing', 'editing', 'left']).describe('`left`: it is forgotten at once'),
  }),
  response: z.strictObject({
    others: z
      .array(person.extend({ is_editing: z.boolean() }))
      .describe('Who writes comes first; nobody twice, and not who asks'),
  }),
  errors: ['notFound'],
})

export const presenceList = studioOperation({
  id: 'presenceList',
  method: 'GET',
  path: '/studio-api/pages/presence',
  access: 'member',
  summary: 'The pages that others are writing on now.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(z.strictObject({ code: z.string(), members: z.array(person) })),
  }),
  errors: [],
})
