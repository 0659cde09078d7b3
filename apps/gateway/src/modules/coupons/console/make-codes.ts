import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import type { StudioFile } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import type { Cell, Column } from '../../../spreadsheets/cell'
import { ROWS_AT_ONCE, tableFile } from '../../../spreadsheets/table-file'
import { type Actor, appendAudit } from '../../audit'
import { hashCode, newCode } from '../code-text'
import { couponBatch, couponCode } from '../coupon-tables'

const LIMIT = { name: 'coupon-codes', perHour: 30 }

const TOO_FEW = { ...studioErrors.invalidParameters, msg: '剩余库存不够，请减少张数，或先增加发行总量' }

const COLUMNS: readonly Column[] = [
  { title: '序号', width: 8 },
  { title: '券码', width: 18 },
  { title: '优惠券', width: 24 },
]

/** Making and storing more at once would keep visitors waiting. */
const AT_ONCE = 500

/**
 * Makes codes for printing and returns them once: only a hash of each is stored. They are taken from the stock here and
 * not when redeemed, as whoever holds one was promised a coupon. The log says who has them, and how many.
 */
export async function makeCodes(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { coupon_id, count, format, reason }: StudioInput<StudioOperations['couponCodesMake']>,
): Promise<StudioFile> {
  await limitMember(ctx.db, LIMIT, member)
  const { title, codes } = await ctx.db.orm.transaction(async (tx) => {
    const where = eq(couponBatch.coupon_id, coupon_id)
    const [batch] = await tx
      .update(couponBatch)
      .set({ stock: sql`${couponBatch.stock} - ${count}`, issued: sql`${couponBatch.issued} + ${count}` })
      .where(and(where, gte(couponBatch.stock, count)))
      .returning({ title: couponBatch.title })
    if (!batch)
      throw new AppError((await tx.$count(couponBatch, where)) > 0 ? TOO_FEW : studioErrors.notFound)
    const codes: string[] = []
    while (codes.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - codes.length) }, newCode)
      await tx
        .insert(couponCode)
        .values(some.map((code) => ({ code_hash: hashCode(ctx.config, code), coupon_id })))
      codes.push(...some)
    }
    await appendAudit(ctx, tx, actor, {
      action: 'coupon.codes',
      subject: `coupon:${coupon_id}`,
      after: { count, format, reason },
    })
    return { title: batch.title, codes }
  })
  return tableFile(
    { columns: COLUMNS, parts: lines(codes, title) },
    { name: `券码-${coupon_id}`, sheet: '券码', format },
  )
}

async function* lines(codes: readonly string[], title: string): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < codes.length; at += ROWS_AT_ONCE)
    yield codes.slice(at, at + ROWS_AT_ONCE).map((code, index) => [at + index + 1, code, title])
}
