import { z } from 'zod'
import { operation } from '../operation'
import { SIGNING_PHONE } from './example-values'
import { wireId, wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

const moment = z.int().describe('Milliseconds')
const productId = wireWholeNumber({ min: 1 }).describe('`shop_product_id`')
const contractNo = z.string().describe('Number of a contract that was signed, `HT20261125000001`')
const day = z.string().describe('A day in China, `2026-12-02`')

/** 合同编号: `HT`, the day, and a unique number. */
export const CONTRACT_NO = /^HT\d{14,20}$/

const signed = z.strictObject({
  contract_no: contractNo,
  product_id: z.int().positive(),
  product_name: z.string().describe('As it is called now'),
  title: z.string(),
  version: z.int().positive(),
  signed_at: moment,
  withdraw_until: day.describe('Last day on which it can be withdrawn, in China'),
  may_withdraw: z.boolean().describe('It still can be'),
  withdrawn_at: moment.nullable(),
})

/** Whether any contract of a product was signed. */
export const isAnySigned = operation({
  id: 'isAnySigned',
  method: 'GET',
  path: '/oabase/api/contract/v1/is-any-signed',
  auth: 'T',
  summary: 'Whether the visitor has signed a contract of a product, whichever version, and not withdrawn it.',
  request: z.object({ product_id: productId }),
  response: z.strictObject({
    is_signed: z.boolean(),
    signed_at: moment.nullable().describe('Of the newest; milliseconds'),
    contract_no: contractNo.nullable(),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: { product_id: 1191 } },
})

/** The contract that is to be signed before a product is bought. */
export const contractDetail = operation({
  id: 'contractDetail',
  method: 'GET',
  path: '/oabase/api/contract/v1/detail',
  auth: 'T',
  summary: 'The newest contract of a product, filled in for the visitor, and whether they have signed it.',
  request: z.object({ product_id: productId }),
  response: z.strictObject({
    contract_id: z.string(),
    title: z.string(),
    html: z.string().describe('Headings, paragraphs and lists, without attributes: made by the gateway'),
    version: z.int().positive(),
    text_hash: z.string().describe('SHA-256 of what is read, for `sign`'),
    withdrawal: z.string().describe('How it can be withdrawn, in words'),
    withdraw_until: day.describe('Last day for that, if it is signed today'),
    fields: z
      .array(z.strictObject({ name: z.string(), value: z.string() }))
      .describe('What was filled in: the visitor’s name and phone are masked'),
    signed: signed.nullable().describe('Null: this version is not signed, or was withdrawn'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: { sends: { product_id: 1191 } },
})

/** Signs it. */
export const contractSign = operation({
  id: 'contractSign',
  method: 'POST',
  path: '/oabase/api/contract/v1/sign',
  auth: 'T',
  summary:
    'Signs the contract of a product with a code that was sent to the visitor’s own phone for `contract`. A repeat answers the same contract.',
  request: z.object({
    product_id: productId,
    version: wireWholeNumber({ min: 1 }).describe('The one that was read'),
    code: wireText(6).describe('From the text message'),
    text_hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('Of what was read: another text by now is refused as another version is'),
    page_code: wireId.optional().describe('Page it is signed on'),
    agreed: z
      .array(wireText(200).trim().min(1))
      .min(1)
      .max(10)
      .optional()
      .describe('What was ticked, word for word'),
  }),
  response: z.strictObject({ contract_no: contractNo, signed_at: moment }),
  errors: [
    'invalidParameters',
    'loginExpired',
    'contentNotFound',
    'contractOutdated',
    'smsCodeWrong',
    'smsCodeExpired',
    'tooManyRequests',
  ],
  example: {
    sends: {
      product_id: 1191,
      version: 1,
      code: '123456',
      page_code: 'course',
      agreed: ['我已阅读并同意《投资顾问服务协议》'],
    },
    after: [{ id: 'advertSmsSend', with: { handset: SIGNING_PHONE, type: 'contract' } }],
    codeOf: SIGNING_PHONE,
    token: { handset: SIGNING_PHONE },
  },
})

/** What somebody has signed. */
export const myContracts = operation({
  id: 'myContracts',
  method: 'GET',
  path: '/oabase/api/contract/v1/list',
  auth: 'T',
  summary: 'The contracts that the visitor has signed, the newest first, withdrawn ones as well.',
  request: z.object({
    page: wireWholeNumber({ min: 1, max: 1000 }).default(1),
    page_size: wireWholeNumber({ min: 1, max: 50 }).default(20),
  }),
  response: z.strictObject({
    list: z.array(signed),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    page_size: z.int().positive(),
  }),
  errors: ['invalidParameters', 'loginExpired'],
  example: { sends: {} },
})

/** The signed copy of one of them. */
export const contractFile = operation({
  id: 'contractFile',
  method: 'GET',
  path: '/oabase/api/contract/v1/file',
  auth: 'T',
  summary:
    'The signed copy of a contract of the visitor’s own: the very bytes that were made when it was signed, or when they were first asked for.',
  request: z.object({ contract_no: z.string().regex(CONTRACT_NO) }),
  response: z.strictObject({
    name: z.string().describe('What to call the file'),
    type: z.literal('application/pdf'),
    sha256: z.string(),
    base64: z.string().describe('The file'),
  }),
  errors: ['invalidParameters', 'loginExpired', 'contentNotFound'],
  example: {
    sends: { contract_no: 'HT20261125000001' },
    after: [{ id: 'contractSign', gives: ['contract_no'] }],
    token: { handset: SIGNING_PHONE },
  },
})
