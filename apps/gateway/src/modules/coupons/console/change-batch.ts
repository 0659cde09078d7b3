import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { findProductNames } from '../../catalogue'
import { couponBatch } from '../coupon-tables'

type Services = Pick<Context, 'config' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['couponBatchCreate']>, 'coupon_id'>

/** Violations of the table's constraints, as messages for whoever typed the values. */
const REFUSALS: Refusals = [
  ['coupon_batch_pkey', studioErrors.alreadyExists],
  ['coupon_batch_worth', refusal('金额券填面额，折扣券填减免比例和最高减免，两者只填一种')],
  ['coupon_batch_receiving', refusal('领取结束时间必须晚于开始时间')],
  ['coupon_batch_using', refusal('使用结束时间必须晚于开始时间')],
  ['coupon_batch_until', refusal('使用期限填截止时间，或者填领取后多少天，只填一种')],
  ['coupon_batch_stock', refusal('发行总量不能少于已经发出的数量')],
  ['coupon_batch_rule_id_rule_rule_id_fk', refusal('没有这条人群规则，请重新选择')],
  [
    'coupon_batch_fixed',
    refusal('已有券发出，面额、门槛、适用商品、名称和使用时间不能再改。请关闭这一批，另建一批'),
  ],
]

/** Creates a batch. Throws `alreadyExists` where its id is taken. */
export async function createBatch(
  { config, db }: Services,
  actor: Actor,
  { coupon_id, ...fields }: StudioInput<StudioOperations['couponBatchCreate']>,
): Promise<StudioResponse<StudioOperations['couponBatchCreate']>> {
  return db.orm.transaction(async (tx) => {
    await refuseUnknownProducts(tx, fields.products)
    const { total, ...stored } = storedOf(fields)
    await checkedBy(REFUSALS, tx.insert(couponBatch).values({ ...stored, coupon_id, stock: total }))
    await appendAudit({ config }, tx, actor, {
      action: 'coupon.create',
      subject: `coupon:${coupon_id}`,
      after: { ...stored, total },
    })
    return { coupon_id }
  })
}

/**
 * Changes a batch. Throws `conflict` where somebody else has changed it since. Coupons that visitors take meanwhile do
 * not count as changes.
 */
export async function changeBatch(
  { config, db }: Services,
  actor: Actor,
  { coupon_id, base_revision, ...fields }: StudioInput<StudioOperations['couponBatchChange']>,
): Promise<StudioResponse<StudioOperations['couponBatchChange']>> {
  return db.orm.transaction(async (tx) => {
    const where = eq(couponBatch.coupon_id, coupon_id)
    const [row] = await tx.select().from(couponBatch).where(where).for('update')
    if (!row) throw new AppError(studioErrors.notFound)
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const before = { ...row, total: row.stock + row.issued }
    const after = storedOf(fields)
    const changes = changesOf(before, after)
    if (changes.names.length === 0) return { revision: base_revision }
    if (changes.after.products) await refuseUnknownProducts(tx, after.products)
    const { total = before.total, ...set } = changes.after
    await checkedBy(
      REFUSALS,
      tx
        .update(couponBatch)
        // The row is locked, so the number of issued coupons cannot change.
        .set({ ...set, stock: total - row.issued, revision: base_revision + 1, updated_at: sql`now()` })
        .where(where),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'coupon.change',
      subject: `coupon:${coupon_id}`,
      before: changes.before,
      after: changes.after,
    })
    return { revision: base_revision + 1 }
  })
}

function storedOf({ receive_from, receive_to, use_from, use_to, products, ...fields }: Fields) {
  return {
    ...fields,
    // Sorted, so that the same products are not a change.
    products: [...new Set(products)].sort((a, b) => a - b),
    receive_from: momentOf(receive_from),
    receive_to: momentOf(receive_to),
    use_from: momentOf(use_from),
    use_to: momentOf(use_to),
  }
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** Array elements cannot be foreign keys. Products are never deleted, so those that exist stay. */
async function refuseUnknownProducts(
  tx: Parameters<typeof findProductNames>[0],
  products: readonly number[],
): Promise<void> {
  const known = await findProductNames(tx, products)
  const unknown = products.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new AppError(refusal(`没有商品 ${unknown.join('、')}，请重新选择`))
}
