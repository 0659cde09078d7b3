import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { findProductNames } from '../../catalogue'
import { maskedPhone } from '../../passport'
import { findRules } from '../../targeting'
import { findBatches, findHolders, findListed, stateName } from './batch-rows'

type Services = Pick<Context, 'db'>

/** The next batches, newest first. */
export async function listBatches(
  { db }: Services,
  { limit, ...wanted }: StudioInput<StudioOperations['couponBatchList']>,
): Promise<StudioResponse<StudioOperations['couponBatchList']>> {
  // One more than is shown tells whether there are more.
  const rows = await findBatches(db.orm, { ...wanted, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    list: shown.map(({ listed }) => listed),
    next: rows.length > limit ? String(shown.at(-1)?.batch_no) : null,
  }
}

/** A batch with what it names. Throws `notFound`. */
export async function batchDetail(
  { db }: Services,
  coupon_id: string,
): Promise<StudioResponse<StudioOperations['couponBatchDetail']>> {
  const batch = await findListed(db.orm, coupon_id)
  if (!batch) throw new AppError(studioErrors.notFound)
  const names = await findProductNames(db.orm, batch.products)
  const rule = (await findRules(db.orm)).find(({ rule_id }) => rule_id === batch.rule_id)
  return {
    batch,
    product_names: batch.products.map((id) => names.get(id) ?? String(id)),
    rule_name: rule?.name ?? null,
  }
}

/** The next holders of a coupon of a batch, latest first, phones masked. */
export async function listHolders(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { limit, ...wanted }: StudioInput<StudioOperations['couponHolders']>,
): Promise<StudioResponse<StudioOperations['couponHolders']>> {
  const rows = await findHolders(db.orm, { ...wanted, limit: limit + 1 })
  const list = rows.slice(0, limit).map(({ coupon, state, is_of_code, ...phone }) => ({
    user_coupon_id: coupon.user_coupon_id,
    uid: coupon.uid,
    handset: maskedPhone(config, phone),
    seq: coupon.seq,
    state: stateName(state),
    is_of_code,
    page_code: coupon.page_code,
    received_at: coupon.received_at.toISOString(),
    expire_at: coupon.expire_at.toISOString(),
    used_at: coupon.used_at?.toISOString() ?? null,
  }))
  return { list, next: rows.length > limit ? String(list.at(-1)?.user_coupon_id) : null }
}
