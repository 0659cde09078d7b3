import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { visitorPhones } from '../../passport'
import { shownState } from '../coupon-state'
import { couponBatch, couponCode, userCoupon } from '../coupon-tables'

type Wanted = Omit<StudioInput<StudioOperations['couponBatchList']>, 'limit'> & { limit: number }
export type ListedBatch = StudioResponse<StudioOperations['couponBatchList']>['list'][number]

const state = sql<ListedBatch['state']>`CASE WHEN NOT ${couponBatch.is_open} THEN 'off'
  WHEN ${couponBatch.receive_to} <= now() OR ${couponBatch.use_to} <= now() THEN 'ended'
  WHEN ${couponBatch.receive_from} > now() THEN 'coming'
  WHEN ${couponBatch.stock} = 0 THEN 'gone' ELSE 'on' END`

/** What has become of those that are out, counted at this moment. */
const counted = sql`SELECT count(*) FILTER (WHERE ${shownState} = 1)::int AS unused,
    count(*) FILTER (WHERE ${shownState} = 2)::int AS locked,
    count(*) FILTER (WHERE ${shownState} = 3)::int AS used,
    count(*) FILTER (WHERE ${shownState} = 4)::int AS expired
  FROM ${userCoupon} WHERE ${userCoupon.coupon_id} = ${couponBatch.coupon_id}`
const paper = sql`SELECT count(*)::int AS codes, count(${couponCode.user_coupon_id})::int AS codes_redeemed
  FROM ${couponCode} WHERE ${couponCode.coupon_id} = ${couponBatch.coupon_id}`

type Counts = Pick<ListedBatch, 'unused' | 'locked' | 'used' | 'expired' | 'codes' | 'codes_redeemed'>

/** Batches as listed, newest first, each with its place in that order. */
export async function findBatches(db: Orm, { q, state: wanted, after, limit }: Wanted) {
  const part = q?.trim() ? `%${likeText(q.trim())}%` : undefined
  return batchesWhere(
    db,
    and(
      part === undefined
        ? undefined
        : or(sql`${couponBatch.title} ILIKE ${part}`, sql`${couponBatch.coupon_id} ILIKE ${part}`),
      wanted && sql`${state} = ${wanted}`,
      after === undefined ? undefined : lt(couponBatch.batch_no, after),
    ),
    limit,
  )
}

/** One batch of the same kind. */
export async function findListed(db: Orm, coupon_id: string): Promise<ListedBatch | undefined> {
  const [row] = await batchesWhere(db, eq(couponBatch.coupon_id, coupon_id), 1)
  return row?.listed
}

async function batchesWhere(db: Orm, where: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      batch: couponBatch,
      state,
      counts: sql<Counts>`(SELECT to_jsonb(c) || to_jsonb(p) FROM (${counted}) AS c, (${paper}) AS p)`,
    })
    .from(couponBatch)
    .where(where)
    .orderBy(desc(couponBatch.batch_no))
    .limit(limit)
  return rows.map(({ batch, state, counts }) => ({
    batch_no: batch.batch_no,
    listed: listedBatch(batch, state, counts),
  }))
}

function listedBatch(
  { batch_no: _, issued, created_at: _made, ...batch }: typeof couponBatch.$inferSelect,
  state: ListedBatch['state'],
  counts: Counts,
): ListedBatch {
  return {
    ...batch,
    receive_from: batch.receive_from?.toISOString() ?? null,
    receive_to: batch.receive_to?.toISOString() ?? null,
    use_from: batch.use_from?.toISOString() ?? null,
    use_to: batch.use_to?.toISOString() ?? null,
    updated_at: batch.updated_at.toISOString(),
    state,
    total: batch.stock + issued,
    taken: counts.unused + counts.locked + counts.used + counts.expired,
    ...counts,
    is_fixed: issued > 0,
  }
}

const STATES = { unused: 1, locked: 2, used: 3, expired: 4 } as const
export type HolderState = keyof typeof STATES

/** Who has coupons of a batch, latest first; phones are still encrypted. */
export async function findHolders(
  db: Orm,
  {
    coupon_id,
    state: wanted,
    after,
    limit,
  }: { coupon_id: string; state?: HolderState | undefined; after?: number | undefined; limit: number },
) {
  const holder = visitorPhones('holder')
  return db
    .select({
      coupon: userCoupon,
      state: sql<1 | 2 | 3 | 4>`${shownState}`,
      is_of_code: sql<boolean>`EXISTS (SELECT FROM ${couponCode} WHERE ${couponCode.user_coupon_id} = ${userCoupon.user_coupon_id})`,
      handset_enc: holder.handset_enc,
      handset_hash: holder.handset_hash,
    })
    .from(userCoupon)
    .innerJoin(holder, eq(holder.uid, userCoupon.uid))
    .where(
      and(
        eq(userCoupon.coupon_id, coupon_id),
        wanted && sql`${shownState} = ${STATES[wanted]}`,
        after === undefined ? undefined : lt(userCoupon.user_coupon_id, after),
      ),
    )
    .orderBy(desc(userCoupon.user_coupon_id))
    .limit(limit)
}

/** The name of a state that is stored or sent as a number. */
export function stateName(state: 1 | 2 | 3 | 4): HolderState {
  return (['unused', 'locked', 'used', 'expired'] as const)[state - 1] ?? 'unused'
}
