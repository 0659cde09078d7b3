import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findBoundStaff, findChannel, insertStaffBind, type StaffRow } from './staff-store'

/**
 * Who looks after a visitor. If nobody does, somebody is assigned: whoever is behind the channel they came by,
 * otherwise one of all. Throws `noServiceStaff` when there is nobody to assign.
 */
export async function boundStaff(
  { db }: Pick<Context, 'db'>,
  uid: number,
  state_code: string | undefined,
): Promise<StaffRow> {
  const bound = await findBoundStaff(db.orm, uid)
  if (bound) return bound.staff
  const channel = state_code === undefined ? undefined : await findChannel(db.orm, state_code)
  await insertStaffBind(db.orm, uid, channel?.staff?.staff_id)
  const given = await findBoundStaff(db.orm, uid)
  if (!given) throw new AppError(errors.noServiceStaff)
  return given.staff
}
