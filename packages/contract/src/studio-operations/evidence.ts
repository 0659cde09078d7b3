import { CONTAINERS } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { rowNumber, someMoment, wholeHandset } from './bounds'
import { orderPid } from './refunds'
import { studioOperation } from './studio-operation'

/** Who proves what somebody saw. Nobody else learns who looked at what. */
const READERS = ['compliance', 'administrator'] as const

/** How long a reason is. */
export const evidenceLimits = { leastReason: 4, reason: 200 }

const timestamp = z.iso.datetime({ offset: true })
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const reason = wireText(evidenceLimits.reason)
  .trim()
  .min(evidenceLimits.leastReason)
  .describe('Why somebody looks; it stands in the audit log')

const asked = z
  .strictObject({
    lead_id: rowNumber.optional(),
    pid: orderPid.optional(),
    handset: wholeHandset.optional(),
    at: someMoment
      .optional()
      .describe('Until when; else a lead or an order is looked for until it was made, and a phone until now'),
    reason,
  })
  .refine(
    ({ lead_id, pid, handset }) => [lead_id, pid, handset].filter((one) => one !== undefined).length === 1,
    'One of `lead_id`, `pid` and `handset`',
  )

/** What somebody does for which it may matter what page they had before them. */
export const exposureKinds = [
  'lead',
  'login',
  'join',
  'enrol',
  'order',
  'payment',
  'consent',
  'contract',
] as const

/** What is reported about somebody: what they did, and that they looked. */
const evidenceKinds = ['view', ...exposureKinds] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

const seal = z
  .strictObject({
    day: z.string().nullable().describe('Of the anchor that names its hour; null: none does yet'),
  })
  .nullable()
  .describe('Null: not sealed, or not as it is now')

const sighting = z.strictObject({
  kind: z.enum(evidenceKinds),
  at: timestamp,
  about: z.string().describe('What was done, in words: which document, which order; empty: a view'),
  known_by: z
    .enum(['act', 'login', 'browser'])
    .describe('A view by who was logged in, or only by the browser, in which nobody was'),
  page_code: z.string().nullable().describe('Null, as the next four: the browser did not tell'),
  page_title: z.string().describe('What the page is called now; empty: it is called nothing'),
  page_version: z.int().nullable(),
  variant: z.string().nullable().describe('Experiment and variant, as `12.B`'),
  container: z.enum(CONTAINERS).nullable(),
  rendering: z.string().nullable(),
  is_kept: z.boolean().describe('There are bytes under the name of the rendering'),
  is_other: z.boolean().describe('Those bytes say another page or version of themselves'),
  seal,
})

export const evidenceState = studioOperation({
  id: 'evidenceState',
  method: 'GET',
  path: '/studio-api/evidence/state',
  access: READERS,
  summary: 'How far what is kept of visitors is sealed and anchored, and who stamps it.',
  request: z.strictObject({}),
  response: z.strictObject({
    kept_since: timestamp.nullable().describe('The first page that was kept; null: none yet'),
    sealed_until: timestamp.nullable().describe('Everything before it; null: nothing yet'),
    stamps: z.enum(['authority', 'sandbox', 'nobody']).describe('Who stamps anchors from now on'),
    anchor: z
      .strictObject({
        day: z.string(),
        sha256: hash,
        stamp: z
          .strictObject({ by: z.enum(['authority', 'sandbox']), at: timestamp, signer: z.string() })
          .nullable()
          .describe('Null: nobody has stamped it yet'),
      })
      .nullable()
      .describe('The newest; null: there is none yet'),
    unstamped: z.int().nonnegative().describe('Days whose anchor has no stamp'),
    broken: z
      .int()
      .nonnegative()
      .describe(
        'Anchors that cannot be read, and those of the last seven days whose stamp is of other bytes',
      ),
  }),
  errors: [],
})

export const evidenceSearch = studioOperation({
  id: 'evidenceSearch',
  method: 'POST',
  path: '/studio-api/evidence/search',
  access: READERS,
  summary:
    'What somebody saw and did, newest first: by a lead, an order or a whole phone, with a line in the audit log that has the phone masked; counted for each member.',
  request: asked,
  response: z.strictObject({
    is_known: z.boolean().describe('False: there is no such lead or order, and nobody with this phone'),
    until: timestamp.nullable(),
    list: z.array(sighting),
    is_capped: z.boolean().describe('There is more, further back'),
  }),
  errors: ['tooManyRequests'],
})

export const evidencePage = studioOperation({
  id: 'evidencePage',
  method: 'POST',
  path: '/studio-api/evidence/page',
  access: READERS,
  summary:
    'A page as it was served, with its texts in reading order and what proves it, and a line in the audit log; counted for each member.',
  request: z.strictObject({
    rendering: z.string().regex(/^[A-Za-z0-9_-]{12}$/),
    reason,
  }),
  response: z.strictObject({
    rendering: z.string(),
    hash: hash.describe('SHA-256 of the HTML without the attribute that names it'),
    is_whole: z.boolean().describe('What is kept has this hash'),
    html: z
      .string()
      .nullable()
      .describe('To be opened by itself: pictures are in it, scripts do not run. Null: a part of it is gone'),
    texts: z.array(z.string()).describe('In reading order'),
    page_code: z.string(),
    page_title: z.string(),
    page_version: z.int().nullable(),
    variant: z.string().nullable(),
    build: z.string().nullable().describe('Of the site'),
    company_revision: z.int().nonnegative().describe('0: as the deployment was set up'),
    company: z
      .strictObject({
        company: z.string(),
        license_no: z.string(),
        advisers: z.array(z.strictObject({ name: z.string(), number: z.string() })),
      })
      .nullable()
      .describe('As pages said it then; null: it is gone, or was changed'),
    bytes: z.int().nonnegative(),
    first_loaded_at: timestamp,
    seal,
  }),
  errors: ['notFound', 'tooManyRequests'],
})

export const evidenceExport = studioOperation({
  id: 'evidenceExport',
  method: 'POST',
  path: '/studio-api/evidence/export',
  access: READERS,
  summary:
    'The same as a file that proves itself (WACZ), as `npm run evidence -- export` writes it, with a line in the audit log that has its SHA-256; counted for each member.',
  request: asked,
  response: 'file',
  errors: ['notFound', 'tooManyRequests'],
})
