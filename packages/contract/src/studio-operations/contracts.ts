import { z } from 'zod'
import { CONTRACT_NO } from '../operations/contracts'
import { wireId, wireText } from '../operations/wire-text'
import {
  inQuery,
  LINES,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallNumber,
  someDay,
  wholeHandset,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['compliance', 'operator', 'auditor', 'administrator'] as const
const WRITERS = ['compliance', 'administrator'] as const
/** Who speaks with customers, and so knows their phones anyway. */
const FINDERS = ['compliance', 'operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const contractNo = z.string().regex(CONTRACT_NO)
const revision = smallNumber.describe('Counts every change of the draft')

/** How long a contract and its paragraph about withdrawing may be. */
export const contractLimits = { title: 40, body: 40_000, withdrawal: 600 }

/** Placeholders that a text may contain, written between double braces: `{{商品名称}}`. */
export const contractFields = [
  '客户姓名',
  '客户手机',
  '商品名称',
  '公司名称',
  '经营许可证号',
  '客服电话',
  '撤回截止日',
] as const

const textFields = {
  title: wireText(contractLimits.title).trim().min(1),
  body: z
    .string()
    .max(contractLimits.body)
    .regex(LINES)
    .trim()
    .min(1)
    .describe('A line is a paragraph; `## ` begins a heading, `- ` an item; `{{商品名称}}` is filled in'),
  withdrawal: wireText(contractLimits.withdrawal)
    .trim()
    .min(1)
    .describe('How it can be withdrawn; `{{撤回截止日}}` is filled in'),
}

export const contractStates = ['draft', 'live', 'past'] as const
export type ContractState = (typeof contractStates)[number]

const version = z.strictObject({
  version: z.int().positive(),
  state: z.enum(contractStates).describe('`live`: visitors sign it; `past`: they did'),
  title: z.string(),
  body: z.string(),
  withdrawal: z.string(),
  revision,
  updated_at: timestamp,
  published_at: timestamp.nullable(),
  published_by: z.string().describe('Name of a member; empty: nobody of ours'),
  signed: z.int().nonnegative().describe('How often it was'),
})

/** A text in reading order, with its placeholders filled in. */
const parts = z.array(z.strictObject({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() }))

const product = z.strictObject({ shop_product_id: rowNumber, name: z.string() })

export const contractList = studioOperation({
  id: 'contractList',
  method: 'GET',
  path: '/studio-api/contracts',
  access: [...READERS, 'finance'],
  summary: 'The contracts, by their name, with what is signed by visitors now.',
  request: z.strictObject({ after: listAfter(wireId), limit: listLimit({ most: 100, usual: 100 }) }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        contract_id: z.string(),
        title: z.string(),
        live_version: z.int().positive().nullable().describe('Null: none was published yet'),
        has_draft: z.boolean(),
        products: z.array(product).describe('Before which it has to be signed'),
        signed: z.int().nonnegative(),
        updated_at: timestamp,
      }),
    ),
    next: listNext,
  }),
  errors: [],
})

export const contractRead = studioOperation({
  id: 'contractRead',
  method: 'GET',
  path: '/studio-api/contracts/detail',
  access: READERS,
  summary: 'A contract with all its versions, the newest first.',
  request: z.strictObject({ contract_id: wireId }),
  response: z.strictObject({
    contract_id: z.string(),
    title: z.string(),
    products: z.array(product),
    versions: z.array(version),
  }),
  errors: ['notFound'],
})

export const contractCreate = studioOperation({
  id: 'contractCreate',
  method: 'POST',
  path: '/studio-api/contracts/create',
  access: WRITERS,
  summary: 'Makes a contract with a first draft. Visitors see nothing of it.',
  request: z.strictObject({ contract_id: wireId, ...textFields }),
  response: z.strictObject({ contract_id: z.string() }),
  errors: ['alreadyExists', 'unknownField'],
})

export const contractSave = studioOperation({
  id: 'contractSave',
  method: 'POST',
  path: '/studio-api/contracts/save',
  access: WRITERS,
  summary: 'Saves the draft of a contract; where there is none, it begins the next version.',
  request: z.strictObject({
    contract_id: wireId,
    base_revision: smallNumber.nullable().describe('Of the draft; null: there is none yet'),
    ...textFields,
  }),
  response: z.strictObject({ version: smallNumber, revision }),
  errors: ['notFound', 'conflict', 'unknownField'],
})

export const contractPreview = studioOperation({
  id: 'contractPreview',
  method: 'POST',
  path: '/studio-api/contracts/preview',
  access: READERS,
  summary: 'A text as a visitor would read it, filled in with somebody who does not exist. Stores nothing.',
  request: z.strictObject(textFields),
  response: z.strictObject({
    parts,
    missing: z.string().describe('Characters that the font of signed copies lacks; empty: none'),
  }),
  errors: ['unknownField'],
})

export const contractPublish = studioOperation({
  id: 'contractPublish',
  method: 'POST',
  path: '/studio-api/contracts/publish',
  access: WRITERS,
  summary:
    'Makes the draft what visitors sign from now on; it is never changed again. Who has signed the version before has to sign this one before they buy again.',
  request: z.strictObject({ contract_id: wireId, base_revision: smallNumber }),
  response: z.strictObject({ version: smallNumber }),
  errors: ['notFound', 'conflict'],
})

/** What narrows the signed contracts down. All given must hold. */
export const signedFilter = z.strictObject({
  contract_no: z
    .string()
    .trim()
    .max(24)
    .regex(/^[A-Za-z0-9]*$/)
    .optional()
    .describe('The whole number'),
  uid: inQuery(rowNumber).optional().describe('A visitor, as `signedFind` gives them'),
  shop_product_id: inQuery(rowNumber).optional(),
  from: someDay.optional().describe('First day, in China'),
  to: someDay.optional().describe('Last day, in China'),
})

const signedRow = z.strictObject({
  contract_no: z.string(),
  uid: rowNumber,
  handset: z.string().describe('Masked; empty: the visitor was erased'),
  shop_product_id: rowNumber,
  product_name: z.string().describe('As it is called now'),
  contract_id: z.string(),
  title: z.string(),
  version: z.int().positive(),
  signed_at: timestamp,
  withdraw_until: z.string(),
  withdrawn_at: timestamp.nullable(),
  sealed_at: timestamp.nullable().describe('Null: its file was not made yet'),
})

export const signedList = studioOperation({
  id: 'signedList',
  method: 'GET',
  path: '/studio-api/contracts/signed',
  access: READERS,
  summary: 'The contracts that were signed, newest first, phones masked.',
  request: signedFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(signedRow), next: listNext }),
  errors: [],
})

export const signedFind = studioOperation({
  id: 'signedFind',
  method: 'POST',
  path: '/studio-api/contracts/signed/find',
  access: FINDERS,
  summary:
    'The visitor with a whole phone, with a line in the audit log that has it masked; counted for each member. Their contracts are `signedList` with this uid.',
  request: z.strictObject({
    handset: wholeHandset,
  }),
  response: z.strictObject({
    uid: rowNumber.nullable().describe('Null: nobody with this phone has signed anything'),
    contracts: z.int().nonnegative(),
  }),
  errors: ['tooManyRequests'],
})

const oneSigned = z.strictObject({ contract_no: contractNo })

export const signedDetail = studioOperation({
  id: 'signedDetail',
  method: 'GET',
  path: '/studio-api/contracts/signed/detail',
  access: READERS,
  summary: 'A signed contract with what proves it.',
  request: oneSigned,
  response: z.strictObject({
    contract: signedRow,
    parts: parts.describe('What was signed, as it was filled in'),
    agreed: z.array(z.string()).describe('What was ticked, word for word'),
    ip: z.string(),
    ua: z.string(),
    page_code: z.string().nullable(),
    page_version: z.int().nullable(),
    text_hash: z.string(),
    sha256: z.string().nullable().describe('Of the file; null: not made yet'),
    bytes: z.int().nonnegative().nullable(),
    missing: z.string().describe('Characters that its font lacked; empty: none'),
  }),
  errors: ['notFound'],
})

export const signedFile = studioOperation({
  id: 'signedFile',
  method: 'POST',
  path: '/studio-api/contracts/signed/open',
  access: READERS,
  summary: 'The signed copy, a PDF. Who opened it stands in the audit log.',
  request: oneSigned,
  response: 'file',
  errors: ['notFound'],
})

export const signedProofs = ['right', 'changed', 'unsealed', 'unknown-key'] as const

export const signedVerify = studioOperation({
  id: 'signedVerify',
  method: 'POST',
  path: '/studio-api/contracts/signed/verify',
  access: READERS,
  summary: 'Computes the hashes of a signed contract anew and holds them against those that were stored.',
  request: oneSigned,
  response: z.strictObject({
    result: z
      .enum(signedProofs)
      .describe('`unsealed`: its file was not made yet; `unknown-key`: AUDIT_KEYS lacks the key of its seal'),
    changed: z.array(z.enum(['text', 'file', 'seal'])).describe('What is not what was stored'),
    sha256: z.string().nullable().describe('Of the file as it is now'),
  }),
  errors: ['notFound'],
})

const calendarDay = z.strictObject({
  day: z.string(),
  is_working: z.boolean(),
  note: z.string().describe('Which holiday, or why it is worked; may be empty'),
})

export const workCalendarYear = studioOperation({
  id: 'workCalendarYear',
  method: 'GET',
  path: '/studio-api/work-calendar',
  access: READERS,
  summary: 'The days of a year on which it matters: those off on weekdays, and weekends that are worked.',
  request: z.strictObject({ year: inQuery(z.int().min(2020).max(2099)) }),
  response: z.strictObject({
    year: z.int(),
    is_whole: z.boolean().describe('Every day of it is stored'),
    is_settled: z.boolean().describe('It is whole and has holidays: the notice of that year was entered'),
    days: z.array(calendarDay),
    next_missing: z
      .int()
      .nullable()
      .describe('The next year, from 20 December on, while it is not settled; else null'),
  }),
  errors: [],
})

export const workCalendarChange = studioOperation({
  id: 'workCalendarChange',
  method: 'POST',
  path: '/studio-api/work-calendar/change',
  access: WRITERS,
  summary: 'Says of some days whether they are worked. Last days for withdrawing only ever move later by it.',
  request: z.strictObject({
    days: z
      .array(z.strictObject({ day: someDay, is_working: z.boolean(), note: wireText(40).trim() }))
      .min(1)
      .max(60),
  }),
  response: z.strictObject({ changed: z.int().nonnegative() }),
  errors: [],
})
