import { z } from 'zod'
import { MOST_FEN } from '../money'
import { riskLevels, salePageInfo } from '../operations/shop'
import { wireId, wireText } from '../operations/wire-text'
import { inQuery, listAfter, listLimit, listNext, rowNumber, smallNumber, someMoment } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'finance', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

/** Numbers chosen by members end here; those from the database are larger. */
export const MOST_GIVEN_ID = 999_999

const timestamp = z.iso.datetime({ offset: true })
const fen = z.int().min(1).max(MOST_FEN).describe('Fen')
const revision = smallNumber.describe('Counts every change')

/** Whether something is sold now: `coming` and `ended` by its times, `off` by hand or because nothing of it is open. */
export const saleStates = ['on', 'coming', 'ended', 'off'] as const
export type SaleState = (typeof saleStates)[number]

const productFields = {
  mode_shop_product_id: z
    .int()
    .min(0)
    .max(MOST_GIVEN_ID)
    .describe('By which the app knows it; 0: it does not'),
  mark: wireId.nullable().describe('By which pages name it: `dbzs`'),
  name: wireText(40).trim().min(1),
  risk_level: z.enum(riskLevels),
  contract_id: wireId.nullable().describe('The contract that has to be signed before; null: none'),
  on_sale: z.boolean().describe('False: none of its sale pages sells it'),
  begins_at: someMoment.nullable().describe('Null: has begun'),
  ends_at: someMoment.nullable().describe('Null: no end is set'),
}

const skuFields = {
  name: wireText(40).trim().min(1),
  months: z.int().min(1).max(120).nullable().describe('For how many; null: without an end'),
  price: fen,
  origin_price: fen.nullable().describe('What it cost before, more than its price; null: says nothing'),
  on_sale: z.boolean(),
  sort: z.int().min(0).max(10_000).describe('The lowest stands first'),
}

const salePageFields = {
  title: wireText(40).trim().min(1),
  is_open: z.boolean(),
  begins_at: someMoment.nullable().describe('Null: has begun'),
  ends_at: someMoment.nullable().describe('Null: no end is set'),
  adviser: z
    .array(z.strictObject({ name: wireText(20).trim().min(1), no: wireText(40).trim().min(1) }))
    .max(10)
    .describe('Who gives advice, with the number of the register'),
}

const productRow = z.strictObject({
  ...productFields,
  shop_product_id: rowNumber,
  // What is stored follows the rules of the tables, as imports do.
  mode_shop_product_id: z.int().nonnegative(),
  mark: z.string().nullable(),
  contract_id: z.string().nullable(),
  name: z.string(),
  begins_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  state: z.enum(saleStates),
  skus: z.int().nonnegative().describe('That can be bought'),
  price_from: fen.nullable().describe('Of the cheapest that can be bought; null: none can'),
  price_to: fen.nullable(),
  pages: z.int().nonnegative().describe('Its sale pages'),
  revision,
  updated_at: timestamp,
})

const skuRow = z.strictObject({
  ...skuFields,
  name: z.string(),
  sku_id: rowNumber,
  revision,
  updated_at: timestamp,
})

const salePageRow = z.strictObject({
  ...salePageFields,
  title: z.string(),
  adviser: z.array(z.strictObject({ name: z.string(), no: z.string() })),
  page_id: rowNumber,
  begins_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  state: z.enum(saleStates),
  says: salePageInfo.response
    .nullable()
    .describe('What a page that sells by it is told now; null: that it is off sale (400040)'),
  revision,
  updated_at: timestamp,
})

export const productFilter = z.strictObject({
  q: wireText(64).optional().describe('A part of its name, its mark, or its number'),
  state: z.enum(saleStates).optional(),
})

export const productList = studioOperation({
  id: 'productList',
  method: 'GET',
  path: '/studio-api/products',
  access: READERS,
  summary: 'The products, newest first, with what they cost and whether they are sold now.',
  request: productFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 20 }),
  }),
  response: z.strictObject({ list: z.array(productRow), next: listNext }),
  errors: [],
})

export const productDetail = studioOperation({
  id: 'productDetail',
  method: 'GET',
  path: '/studio-api/products/detail',
  access: READERS,
  summary: 'A product with its skus, its sale pages, what those tell, and the pages that name it.',
  request: z.strictObject({ shop_product_id: inQuery(rowNumber) }),
  response: z.strictObject({
    product: productRow,
    skus: z.array(skuRow).describe('As they stand on a page'),
    pages: z.array(salePageRow),
    uses: z
      .array(
        z.strictObject({
          code: z.string(),
          title: z.string(),
          where: z
            .enum(['draft', 'published', 'both', 'standIn'])
            .describe('`standIn`: a page of the site’s own that stands there until one is published'),
          prices: z.array(z.int().positive()).describe('Fen: what it says that something costs'),
        }),
      )
      .max(100)
      .describe(
        'Pages of ours that name its mark or number in a pay block or an action, last changed first, those that stand in last',
      ),
  }),
  errors: ['notFound'],
})

export const productCreate = studioOperation({
  id: 'productCreate',
  method: 'POST',
  path: '/studio-api/products/create',
  access: WRITERS,
  summary: 'Makes a product. It is sold once it has a sku and a sale page that is open.',
  request: z.strictObject({
    ...productFields,
    shop_product_id: z.int().min(1).max(MOST_GIVEN_ID).optional().describe('Absent: one is given'),
  }),
  response: z.strictObject({ shop_product_id: rowNumber }),
  errors: ['alreadyExists'],
})

export const productChange = studioOperation({
  id: 'productChange',
  method: 'POST',
  path: '/studio-api/products/change',
  access: WRITERS,
  summary: 'Changes a product; pages say so from the next visit on. Orders keep what they were made with.',
  request: z.strictObject({ ...productFields, shop_product_id: rowNumber, base_revision: revision }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'alreadyExists'],
})

export const skuCreate = studioOperation({
  id: 'skuCreate',
  method: 'POST',
  path: '/studio-api/products/skus/create',
  access: WRITERS,
  summary: 'Adds a way to buy a product.',
  request: z.strictObject({ ...skuFields, shop_product_id: rowNumber }),
  response: z.strictObject({ sku_id: rowNumber }),
  errors: ['notFound'],
})

export const skuChange = studioOperation({
  id: 'skuChange',
  method: 'POST',
  path: '/studio-api/products/skus/change',
  access: WRITERS,
  summary: 'Changes a sku. Another price for what is sold now has to be confirmed.',
  request: z.strictObject({
    ...skuFields,
    sku_id: rowNumber,
    base_revision: revision,
    is_confirmed: z.boolean().default(false).describe('Its member has seen which pages state another price'),
  }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'priceUnconfirmed'],
})

export const salePageCreate = studioOperation({
  id: 'salePageCreate',
  method: 'POST',
  path: '/studio-api/products/pages/create',
  access: WRITERS,
  summary: 'Adds a sale page to a product, which is sold while one of them is open.',
  request: z.strictObject({
    ...salePageFields,
    shop_product_id: rowNumber,
    page_id: z.int().min(1).max(MOST_GIVEN_ID).optional().describe('Absent: one is given'),
  }),
  response: z.strictObject({ page_id: rowNumber }),
  errors: ['notFound', 'alreadyExists'],
})

export const salePageChange = studioOperation({
  id: 'salePageChange',
  method: 'POST',
  path: '/studio-api/products/pages/change',
  access: WRITERS,
  summary: 'Changes a sale page: opens it, closes it, says from when until when.',
  request: z.strictObject({ ...salePageFields, page_id: rowNumber, base_revision: revision }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict'],
})
