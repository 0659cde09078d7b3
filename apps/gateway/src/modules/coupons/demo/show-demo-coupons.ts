import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { issueSession } from '../../passport'
import { hashCode } from '../code-text'
import { hasBatches } from '../coupon-store'
import { couponBatch, couponCode, userCoupon } from '../coupon-tables'

type Tools = Pick<Context, 'config' | 'db'>

/** From the contract's examples. */
const DEMO_CODE = { code: 'DEMO-2026-0001', coupon_id: 'demo-dbzs' }

/** Some of those who have ordered something in the demo. */
const ANN = '13900010001'
const BEN = '13900010002'
const CAI = '13900010003'
const DAN = '13900010004'

/** A moment this many days after the first start, or before it. */
const inDays = (count: number) => sql`now() + make_interval(days => ${count})`

interface DemoBatch {
  batch: Omit<PgInsertValue<typeof couponBatch>, 'stock'>
  /** How many are left. */
  left: number
  /** Who has one, and whether they have used it. */
  holders?: readonly { handset: string; isUsed?: boolean }[]
  received?: ReturnType<typeof inDays>
  expire_at?: ReturnType<typeof inDays>
}

/** One that can be taken, one with some left, one for a product, one that is used up, and one whose time is over. */
const BATCHES: readonly DemoBatch[] = [
  {
    batch: {
      coupon_id: 'demo-ended',
      title: '上期活动券',
      kind: 'amount',
      amount: 5_000,
      receive_from: inDays(-60),
      receive_to: inDays(-30),
      use_to: inDays(-10),
    },
    left: 80,
    holders: [{ handset: ANN }, { handset: BEN, isUsed: true }],
    received: inDays(-40),
    expire_at: inDays(-10),
  },
  {
    batch: { coupon_id: 'demo-gone', title: '首发礼券', kind: 'amount', amount: 20_000, use_days: 30 },
    left: 0,
    holders: [{ handset: ANN }, { handset: CAI }],
  },
  {
    batch: {
      coupon_id: 'demo-dbzs',
      title: '大盘指数研究八折券',
      kind: 'rate',
      rate: 20,
      ceiling: 30_000,
      products: [1191],
      use_days: 30,
    },
    left: 200,
    holders: [{ handset: BEN }],
  },
  {
    batch: {
      coupon_id: 'demo-20-left',
      title: '满 500 减 50',
      kind: 'amount',
      amount: 5_000,
      threshold: 50_000,
      use_days: 30,
    },
    left: 20,
    holders: [{ handset: ANN }, { handset: BEN }, { handset: CAI }, { handset: DAN }],
  },
  {
    batch: {
      coupon_id: 'coupon202409',
      title: '国庆狂欢券',
      kind: 'amount',
      amount: 10_000,
      threshold: 20_000,
      receive_to: inDays(90),
      use_to: inDays(120),
    },
    left: 1_000,
    holders: [{ handset: DAN }],
    expire_at: inDays(120),
  },
  // The coupons that stand-in pages offer have the same names as those pages.
  {
    batch: {
      coupon_id: 'course',
      title: '课程满减券',
      kind: 'amount',
      amount: 10_000,
      threshold: 100_000,
      products: [1191],
      use_days: 30,
    },
    left: 500,
  },
  {
    batch: {
      coupon_id: 'duanxianwangxufei818',
      title: '老客户续费券',
      kind: 'amount',
      amount: 80_000,
      threshold: 200_000,
      products: [1194],
      use_days: 30,
    },
    left: 300,
  },
  {
    batch: {
      coupon_id: 'revitalizationGroup',
      title: '老客户回归券',
      kind: 'rate',
      rate: 15,
      ceiling: 50_000,
      products: [1194],
      use_days: 30,
    },
    left: 300,
  },
  {
    batch: {
      coupon_id: 'nationalDayCarnival',
      title: '课程专享券',
      kind: 'amount',
      amount: 5_000,
      products: [1191],
      receive_to: inDays(90),
      use_to: inDays(120),
    },
    left: 200,
  },
]

/** Adds coupons of every kind to a store that has none, some of them held by people of the demo. */
export async function showDemoCoupons(tools: Tools): Promise<void> {
  await tools.db.orm.transaction(async (tx) => {
    if (await hasBatches(tx)) return
    for (const demo of BATCHES) await showBatch(tools, tx, demo)
    const { code, coupon_id } = DEMO_CODE
    await tx.insert(couponCode).values({ code_hash: hashCode(tools.config, code), coupon_id })
  })
}

async function showBatch(
  tools: Tools,
  tx: Transaction,
  { batch, left, holders = [], received = inDays(0), expire_at = inDays(30) }: DemoBatch,
): Promise<void> {
  const promised = batch.coupon_id === DEMO_CODE.coupon_id ? 1 : 0
  await tx.insert(couponBatch).values({ ...batch, stock: left, issued: holders.length + promised })
  for (const { handset, isUsed } of holders) {
    const { uid } = await issueSession(tools, tx, handset)
    await tx.insert(userCoupon).values({
      coupon_id: batch.coupon_id,
      uid,
      seq: 1,
      received_at: received,
      expire_at,
      ...(isUsed && { status: 3, used_at: received }),
    })
  }
}
