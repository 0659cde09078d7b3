import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { type Changes, changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Act, type Actor, appendAudit } from '../../audit'
import { product, salePage, sku } from '../catalogue-tables'
import { isProductSold } from './product-rows'

type Services = Pick<Context, 'config' | 'db' | 'jobs'>
type Input<Id extends keyof StudioOperations> = StudioInput<StudioOperations[Id]>
type Reply<Id extends keyof StudioOperations> = Promise<StudioResponse<StudioOperations[Id]>>

const BAD_WINDOW = { ...studioErrors.invalidParameters, msg: '结束时间必须晚于开始时间' }
const BAD_ORIGIN = { ...studioErrors.invalidParameters, msg: '原价必须高于价格；没有原价就留空' }

/** Creates a product. Throws `alreadyExists` if its number or its mark is taken. */
export async function createProduct(
  ctx: Services,
  actor: Actor,
  { begins_at, ends_at, ...fields }: Input<'productCreate'>,
): Reply<'productCreate'> {
  return act(ctx, actor, async (tx) => {
    const stored = { ...fields, ...windowOf(begins_at, ends_at) }
    const [made] = await checked(tx.insert(product).values(stored).returning({ id: product.shop_product_id }))
    const id = madeOf(made).id
    return [{ shop_product_id: id }, { action: 'product.create', subject: `product:${id}`, after: stored }]
  })
}

/** Changes a product. Throws `conflict` where somebody else has changed it since. */
export async function changeProduct(
  ctx: Services,
  actor: Actor,
  { shop_product_id, base_revision, begins_at, ends_at, ...fields }: Input<'productChange'>,
): Reply<'productChange'> {
  return act(ctx, actor, async (tx) => {
    const where = eq(product.shop_product_id, shop_product_id)
    const [before] = await tx.select().from(product).where(where).for('update')
    const set = { ...fields, ...windowOf(begins_at, ends_at) }
    const changed = changeOf(before, base_revision, set)
    if (!changed) return [{ revision: base_revision }]
    await checked(
      tx
        .update(product)
        .set({ ...set, ...next(product.revision) })
        .where(where),
    )
    const said: Act = { action: 'product.change', subject: `product:${shop_product_id}`, ...changed }
    return [{ revision: base_revision + 1 }, said]
  })
}

/** Adds a sku. Throws `notFound` for a product that does not exist. */
export async function createSku(ctx: Services, actor: Actor, fields: Input<'skuCreate'>): Reply<'skuCreate'> {
  return act(ctx, actor, async (tx) => {
    const [made] = await checked(tx.insert(sku).values(fields).returning({ id: sku.sku_id }))
    const id = madeOf(made).id
    const said: Act = {
      action: 'sku.create',
      subject: `product:${fields.shop_product_id}`,
      after: { sku_id: id, ...fields },
    }
    return [{ sku_id: id }, said]
  })
}

/**
 * Changes a sku. Throws `conflict` where somebody else has changed it since, and `priceUnconfirmed` for a different
 * price of something on sale now, unless the member has confirmed it.
 */
export async function changeSku(
  ctx: Services,
  actor: Actor,
  { sku_id, base_revision, is_confirmed, ...fields }: Input<'skuChange'>,
): Reply<'skuChange'> {
  return act(ctx, actor, async (tx) => {
    const where = eq(sku.sku_id, sku_id)
    const [before] = await tx.select().from(sku).where(where).for('update')
    const changed = changeOf(before, base_revision, fields)
    if (!changed || !before) return [{ revision: base_revision }]
    const isRepriced = before.on_sale && fields.price !== before.price
    if (isRepriced && !is_confirmed && (await isProductSold(tx, before.shop_product_id)))
      throw new AppError(studioErrors.priceUnconfirmed)
    await checked(
      tx
        .update(sku)
        .set({ ...fields, ...next(sku.revision) })
        .where(where),
    )
    const said: Act = {
      action: 'sku.change',
      subject: `product:${before.shop_product_id}`,
      before: { sku_id, ...changed.before },
      after: { sku_id, ...changed.after },
    }
    return [{ revision: base_revision + 1 }, said]
  })
}

/**
 * Adds a sale page. Throws `notFound` for a product that does not exist, `alreadyExists` for a number that is taken.
 */
export async function createSalePage(
  ctx: Services,
  actor: Actor,
  { begins_at, ends_at, ...fields }: Input<'salePageCreate'>,
): Reply<'salePageCreate'> {
  return act(ctx, actor, async (tx) => {
    const stored = { ...fields, ...windowOf(begins_at, ends_at) }
    const [made] = await checked(tx.insert(salePage).values(stored).returning({ id: salePage.page_id }))
    const { id: page_id } = madeOf(made)
    const said: Act = {
      action: 'sale_page.create',
      subject: `product:${fields.shop_product_id}`,
      after: { ...stored, page_id },
    }
    return [{ page_id }, said]
  })
}

/** Changes a sale page. Throws `conflict` where somebody else has changed it since. */
export async function changeSalePage(
  ctx: Services,
  actor: Actor,
  { page_id, base_revision, begins_at, ends_at, ...fields }: Input<'salePageChange'>,
): Reply<'salePageChange'> {
  return act(ctx, actor, async (tx) => {
    const where = eq(salePage.page_id, page_id)
    const [before] = await tx.select().from(salePage).where(where).for('update')
    const set = { ...fields, ...windowOf(begins_at, ends_at) }
    const changed = changeOf(before, base_revision, set)
    if (!changed || !before) return [{ revision: base_revision }]
    await checked(
      tx
        .update(salePage)
        .set({ ...set, ...next(salePage.revision) })
        .where(where),
    )
    const said: Act = {
      action: 'sale_page.change',
      subject: `product:${before.shop_product_id}`,
      before: { page_id, ...changed.before },
      after: { page_id, ...changed.after },
    }
    return [{ revision: base_revision + 1 }, said]
  })
}

/**
 * Runs a change and its line in the audit log in one transaction; where nothing has changed there is no line. Published
 * pages may now contradict what is sold: they are judged again.
 */
function act<Answer>(
  { config, db, jobs }: Services,
  actor: Actor,
  change: (tx: Transaction) => Promise<[answer: Answer, said?: Act]>,
): Promise<Answer> {
  return db.orm.transaction(async (tx) => {
    const [answer, said] = await change(tx)
    if (!said) return answer
    await appendAudit({ config }, tx, actor, said)
    await jobs.enqueue(tx, 'judge-published', {})
    return answer
  })
}

/** What is different; undefined: nothing. Throws `notFound`, and `conflict` for what somebody else has changed since. */
function changeOf<Row extends { revision: number }, Fields extends Partial<Row>>(
  row: Row | undefined,
  base_revision: number,
  fields: Fields,
): Changes<Fields> | undefined {
  if (!row) throw new AppError(studioErrors.notFound)
  if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
  const changes = changesOf<Fields>(row as { [Name in keyof Fields]: unknown }, fields)
  return changes.names.length === 0 ? undefined : changes
}

function next(revision: typeof product.revision | typeof sku.revision | typeof salePage.revision) {
  return { revision: sql`${revision} + 1`, updated_at: sql`now()` }
}

function windowOf(begins_at: string | null, ends_at: string | null) {
  return {
    begins_at: begins_at === null ? null : new Date(begins_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}

function madeOf<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('An insert has given no row back.')
  return row
}

/** Turns violations of the tables' constraints into messages for whoever typed the values. */
async function checked<Answer>(running: Promise<Answer> | PromiseLike<Answer>): Promise<Answer> {
  const taken = orRefuse(
    Promise.resolve(running),
    ['product_pkey', 'product_mark', 'sale_page_pkey'],
    studioErrors.alreadyExists,
  )
  const timed = orRefuse(taken, ['product_window', 'sale_page_window'], BAD_WINDOW)
  const priced = orRefuse(timed, ['sku_origin_price'], BAD_ORIGIN)
  return orRefuse(
    priced,
    [
      'sku_shop_product_id_product_shop_product_id_fk',
      'sale_page_shop_product_id_product_shop_product_id_fk',
    ],
    studioErrors.notFound,
  )
}
