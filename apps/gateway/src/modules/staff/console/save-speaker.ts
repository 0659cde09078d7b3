import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Adviser } from '../../../company/company-data'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { staff } from '../staff-tables'

type Speaker = Omit<StudioInput<StudioOperations['speakerSave']>, 'is_new'>

const TAKEN = {
  ...studioErrors.alreadyExists,
  msg: '这个员工编号已有人使用，请换一个编号，或者修改原来的那一位',
}

/**
 * Adds somebody who gives talks, or changes their name and number. Throws `alreadyExists` where the staff number is
 * taken, `notFound` for somebody who is not there or has left.
 */
export async function saveSpeaker(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  actor: Actor,
  { is_new, ...speaker }: StudioInput<StudioOperations['speakerSave']>,
): Promise<StudioResponse<StudioOperations['speakerSave']>> {
  await refuseOtherNumber(ctx, speaker)
  const { staff_id, name, adviser_no: cert_no } = speaker
  const after = { name, cert_no }
  return ctx.db.orm.transaction(async (tx) => {
    const before = is_new ? undefined : await lockAtWork(tx, staff_id)
    if (before?.name === name && before.cert_no === cert_no) return {}
    if (is_new)
      await orRefuse(
        tx
          .insert(staff)
          .values({ staff_id, ...after })
          .execute(),
        ['staff_pkey'],
        TAKEN,
      )
    else
      await tx
        .update(staff)
        .set({ ...after, updated_at: sql`now()` })
        .where(eq(staff.staff_id, staff_id))
    await appendAudit(ctx, tx, actor, {
      action: 'staff.speaker',
      subject: `staff:${staff_id}`,
      ...(before && { before }),
      after,
    })
    return {}
  })
}

async function lockAtWork(tx: Transaction, staff_id: number): Promise<{ name: string; cert_no: string }> {
  const [row] = await tx
    .select({ name: staff.name, cert_no: staff.cert_no })
    .from(staff)
    .where(and(eq(staff.staff_id, staff_id), eq(staff.status, 'active')))
    .for('no key update')
  if (!row) throw new AppError(studioErrors.notFound)
  return row
}

/** Checks who gives advice, and under which number, against the company's own list. */
async function refuseOtherNumber(
  { company }: Pick<Context, 'company'>,
  { name, adviser_no }: Speaker,
): Promise<void> {
  const { advisers } = await company.read()
  const own = advisers.filter((adviser) => adviser.name === name).map(({ number }) => number)
  if (own.length > 0 ? own.includes(adviser_no) : adviser_no === '') return
  const holder = advisers.find(({ number }) => number === adviser_no)
  throw new AppError({ ...studioErrors.invalidParameters, msg: wordsFor({ name, adviser_no, own, holder }) })
}

function wordsFor({
  name,
  adviser_no,
  own,
  holder,
}: Pick<Speaker, 'name' | 'adviser_no'> & { own: readonly string[]; holder: Adviser | undefined }): string {
  if (own.length > 0) return `“${name}”是公司的投资顾问，登记编号是 ${own.join('、')}，请填写一致的登记编号`
  if (holder) return `登记编号 ${adviser_no} 是“${holder.name}”的，请核对姓名；不是投资顾问时登记编号留空`
  return `公司的投资顾问里没有“${name}”，请先在公司信息里登记；不是投资顾问时登记编号留空`
}
