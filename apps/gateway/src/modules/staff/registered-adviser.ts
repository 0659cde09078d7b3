import { and, eq, ne } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { refusal } from '../../http/studio-refusals'
import { staff } from './staff-tables'

const NO_ADVISER = refusal('请选择有登记编号的在职投资顾问')

const isRegistered = and(eq(staff.status, 'active'), ne(staff.cert_no, ''))

/** A part of a query to join: who may give advice today, being on the staff and having a registration. */
export function registeredAdvisers<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({ staff_id: staff.staff_id, cert_no: staff.cert_no })
    .from(staff)
    .where(isRegistered)
    .as(as)
}

/**
 * The name and registration under which somebody gives advice, fixed until the transaction ends. Refuses anybody who
 * may give none.
 */
export async function holdAdviser(
  tx: Transaction,
  staff_id: number,
): Promise<{ adviser: string; adviser_no: string }> {
  const [found] = await tx
    .select({ adviser: staff.name, adviser_no: staff.cert_no })
    .from(staff)
    .where(and(eq(staff.staff_id, staff_id), isRegistered))
    .for('share')
  if (!found) throw new AppError(NO_ADVISER)
  return found
}
