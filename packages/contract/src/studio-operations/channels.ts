import { PAGE_CODE } from '@yingzao/schema/server'
import { z } from 'zod'
import { hasHandset } from '../handset-text'
import { wireId, wireText } from '../operations/wire-text'
import {
  problemOfQuery,
  readTrackedTarget,
  reservedRoute,
  TRACKED_VALUE,
  type trackedParameters,
} from '../tracked-link'
import { listAfter, listLimit, listNext, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['editor', 'approver', 'administrator'] as const
const WRITERS = ['editor', 'administrator'] as const
/** A link that leads astray may also be switched off by whoever may take its page down. */
const BRAKES = ['editor', 'approver', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Bounds of what members say about tracked links. */
export const trackedLinkLimits = {
  name: 40,
  campaign: 40,
  query: 200,
  path: 100,
  value: 64,
  atOnce: 200,
  posterTitle: 40,
} as const

const name = wireText(trackedLinkLimits.name).trim().min(1)
const campaign = wireText(trackedLinkLimits.campaign).trim().min(1)

/** What an address contains is kept by browsers and read by many: it must not contain a phone. */
const noPhone = (text: string) => !hasHandset(text.replaceAll(':', ' '))

const value = z.string().regex(TRACKED_VALUE).refine(noPhone)

const paramFields = {
  cps_id: value.optional(),
  state_code: value.optional(),
  mark: value.optional(),
  utm_source: value.optional(),
  utm_medium: value.optional(),
  utm_campaign: value.optional(),
  utm_content: value.optional(),
  utm_term: value.optional(),
} satisfies Record<(typeof trackedParameters)[number], z.ZodType>

const params = z.strictObject(paramFields).describe('What it adds to the address; `utm_id` is its code')

const targetFields = {
  page_code: z.string().regex(PAGE_CODE).nullable().describe('The page that it leads to; null: a route'),
  path: z
    .string()
    .max(trackedLinkLimits.path)
    .refine((path) => reservedRoute(path) !== undefined)
    .nullable()
    .describe('A reserved route below `/h5-page`, such as `/slzf`; null: a page'),
  query: z
    .string()
    .max(trackedLinkLimits.query)
    .refine((query) => problemOfQuery(query) === undefined && noPhone(query))
    .default('')
    .describe('What else the page is told, without `?`; none of the parameters'),
}

const off_to = z
  .string()
  .max(trackedLinkLimits.path + 8)
  .refine((address) => readTrackedTarget(address) !== undefined)
  .nullable()
  .describe(
    'Where it leads while it is off, such as `/h5-page/h5/sale`; null: to its page without parameters',
  )

const linkFields = { name, campaign, ...targetFields, params, off_to }

const link = z.strictObject({
  link_id: z.string(),
  code: z.string(),
  short_url: z.string().describe('The address that is given to people'),
  name: z.string(),
  campaign: z.string(),
  page_code: z.string().nullable(),
  page_title: z.string().nullable().describe('Null: it leads to a route'),
  path: z.string().nullable(),
  query: z.string(),
  params,
  is_off: z.boolean(),
  off_to: z.string().nullable(),
  address: z.string().describe('Where it leads now'),
  revision: smallNumber,
  created_by: z.string().nullable().describe('Name of who made it; null: no member did'),
  created_at: timestamp,
  updated_at: timestamp,
})

export const trackedLinkFilter = z.strictObject({
  q: wireText(40).optional().describe('A part of its name or campaign, or its code'),
  campaign: wireText(trackedLinkLimits.campaign).optional(),
  page_code: wireId.optional(),
  off: z.enum(['0', '1']).optional().describe('1: switched off'),
})

export const trackedLinkList = studioOperation({
  id: 'trackedLinkList',
  method: 'GET',
  path: '/studio-api/channels',
  access: READERS,
  summary: 'The tracked links, newest first.',
  request: trackedLinkFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(link), next: listNext }),
  errors: [],
})

export const trackedLinkDetail = studioOperation({
  id: 'trackedLinkDetail',
  method: 'GET',
  path: '/studio-api/channels/detail',
  access: READERS,
  summary: 'A tracked link.',
  request: z.strictObject({ link_id: wireId }),
  response: link,
  errors: ['notFound'],
})

export const trackedLinkCampaigns = studioOperation({
  id: 'trackedLinkCampaigns',
  method: 'GET',
  path: '/studio-api/channels/campaigns',
  access: READERS,
  summary: 'The campaigns that links are grouped by, the one with the newest link first, 200 at most.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(z.strictObject({ campaign: z.string(), links: smallNumber })),
  }),
  errors: [],
})

export const trackedLinkCreate = studioOperation({
  id: 'trackedLinkCreate',
  method: 'POST',
  path: '/studio-api/channels/create',
  access: WRITERS,
  summary: 'Makes a tracked link. Its code is drawn here, and is never another link’s.',
  request: z.strictObject(linkFields),
  response: z.strictObject({ link_id: z.string(), code: z.string() }),
  errors: [],
})

export const trackedLinkChange = studioOperation({
  id: 'trackedLinkChange',
  method: 'POST',
  path: '/studio-api/channels/change',
  access: WRITERS,
  summary: 'Changes a tracked link. Its code stays, as people have it.',
  request: z.strictObject({ link_id: wireId, base_revision: smallNumber, ...linkFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict'],
})

export const trackedLinkSwitch = studioOperation({
  id: 'trackedLinkSwitch',
  method: 'POST',
  path: '/studio-api/channels/switch',
  access: BRAKES,
  summary: 'Switches a tracked link off, or on again; a repeat changes nothing.',
  request: z.strictObject({ link_id: wireId, base_revision: smallNumber, is_off: z.boolean() }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict'],
})

/** As it was pasted: what is wrong with it is reported for its line. */
const pasted = wireText(200).default('')

export const trackedLinkCreateMany = studioOperation({
  id: 'trackedLinkCreateMany',
  method: 'POST',
  path: '/studio-api/channels/create-many',
  access: WRITERS,
  summary: 'Makes a tracked link of each row, all to one target: all of them, or none where one is refused.',
  request: z.strictObject({
    campaign,
    ...targetFields,
    rows: z
      .array(
        z.strictObject({
          name: pasted,
          cps_id: pasted,
          state_code: pasted,
          mark: pasted,
          utm_source: pasted,
          utm_medium: pasted,
          utm_campaign: pasted,
          utm_content: pasted,
          utm_term: pasted,
        }),
      )
      .min(1)
      .max(trackedLinkLimits.atOnce),
    is_check: z.boolean().describe('True: only tells what would become of each row'),
  }),
  response: z.strictObject({
    is_stored: z.boolean(),
    wrong: z.int().nonnegative().describe('Rows that are refused'),
    rows: z.array(
      z.strictObject({
        line: z.int().positive().describe('From 1'),
        name: z.string(),
        code: z.string().describe('Empty: nothing was stored'),
        problem: z.string().describe('Why it is refused; empty: it is not'),
      }),
    ),
  }),
  errors: [],
})

export const trackedLinkCode = studioOperation({
  id: 'trackedLinkCode',
  method: 'GET',
  path: '/studio-api/channels/code',
  access: READERS,
  summary: 'The short address of a tracked link as a QR code.',
  request: z.strictObject({ link_id: wireId, format: z.enum(['svg', 'png']).default('svg') }),
  response: 'file',
  errors: ['notFound'],
})

export const trackedLinkPoster = studioOperation({
  id: 'trackedLinkPoster',
  method: 'GET',
  path: '/studio-api/channels/poster',
  access: READERS,
  summary: 'A poster of a tracked link: a picture, a title, and the QR code of its short address, as a PNG.',
  request: z.strictObject({
    link_id: wireId,
    picture: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('Hash of a picture of the library; without it the one by which the page is shared'),
    title: wireText(trackedLinkLimits.posterTitle)
      .optional()
      .describe('Without it the one by which the page is shared'),
  }),
  response: 'file',
  errors: ['notFound', 'unusableDocument'],
})
