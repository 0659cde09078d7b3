import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { maskedPhone, visitorPhones } from '../../passport'
import { payment, refund, shopOrder } from '../order-tables'

type RefundList = StudioOperations['refundList']
type ListedRefund = StudioResponse<RefundList>['list'][number]

const BAD_CURSOR = { ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' }

interface RefundWanted {
  out_refund_no?: string
  pid?: string
  state?: ListedRefund['state'] | undefined
  kind?: ListedRefund['kind'] | undefined
}

interface PartOfRefunds {
  after?: { micros: string; out_refund_no: string } | undefined
  limit: number
}

/** The next refunds, newest first, with how many need somebody's attention. */
export async function listRefunds(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...wanted }: StudioInput<RefundList>,
): Promise<StudioResponse<RefundList>> {
  const cursor = after === undefined ? undefined : readCursor(after)
  const rows = await findRefunds(db.orm, wanted, { after: cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => listedRefund(config, row)),
    next: rows.length > limit && last ? `${last.micros}.${last.refund.out_refund_no}` : null,
    waiting: await db.orm.$count(refund, eq(refund.state, 'asked')),
    abnormal: await db.orm.$count(refund, eq(refund.state, 'abnormal')),
  }
}

type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number]

/** Refunds with what they are for and who did what, newest first. */
export async function findRefunds(
  db: Orm | Transaction,
  { out_refund_no, pid, state, kind }: RefundWanted,
  { after, limit }: PartOfRefunds,
) {
  const buyer = visitorPhones('buyer')
  const asker = memberNames('asker')
  const decider = memberNames('decider')
  return db
    .select({
      refund,
      micros: microsOf(refund.created_at),
      name: shopOrder.name,
      sku_name: shopOrder.sku_name,
      supplier: payment.supplier,
      total: payment.amount,
      handset_enc: buyer.handset_enc,
      handset_hash: buyer.handset_hash,
      asker: asker.name,
      decider: decider.name,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.payment_id))
    .innerJoin(shopOrder, eq(shopOrder.pid, refund.pid))
    .innerJoin(buyer, eq(buyer.uid, shopOrder.uid))
    .leftJoin(asker, eq(asker.member_id, refund.asked_by))
    .leftJoin(decider, eq(decider.member_id, refund.decided_by))
    .where(
      and(
        out_refund_no === undefined ? undefined : eq(refund.out_refund_no, out_refund_no),
        pid === undefined ? undefined : eq(refund.pid, pid),
        state && eq(refund.state, state),
        kind && eq(refund.kind, kind),
        after &&
          sql`(${refund.created_at}, ${refund.out_refund_no})
            < (${momentOf(after.micros)}, ${after.out_refund_no}::text)`,
      ),
    )
    .orderBy(desc(refund.created_at), desc(refund.out_refund_no))
    .limit(limit)
}

/** A refund as it may be shown to anybody who may read orders. */
export function listedRefund(keys: Context['config'], { refund: row, ...of }: RefundRow): ListedRefund {
  return {
    out_refund_no: row.out_refund_no,
    pid: row.pid,
    name: of.name,
    sku_name: of.sku_name,
    handset: maskedPhone(keys, of),
    supplier: of.supplier,
    amount: row.amount,
    total: of.total,
    reason: row.reason,
    kind: row.kind,
    state: row.state,
    asked_by: row.asked_by === null ? null : { member_id: row.asked_by, name: of.asker ?? '' },
    decided_by: row.decided_by === null ? null : { member_id: row.decided_by, name: of.decider ?? '' },
    decided_why: row.decided_why,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    refunded_at: row.refunded_at?.toISOString() ?? null,
  }
}

function readCursor(text: string): NonNullable<PartOfRefunds['after']> {
  const [, micros, out_refund_no] = /^(\d{1,17})\.(\d{24}R\d{2,6})$/.exec(text) ?? []
  if (micros === undefined || out_refund_no === undefined) throw new AppError(BAD_CURSOR)
  return { micros, out_refund_no }
}
