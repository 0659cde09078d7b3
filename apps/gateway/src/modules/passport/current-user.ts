import { errors, maskHandset, type OperationResponse, type operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { openHandset } from '../../pii/sealed-handset'
import { findSoftuser } from './passport-store'

/** What a page may know about the visitor who is logged in. */
export async function currentUser(
  { config, db }: Pick<Context, 'config' | 'db'>,
  uid: number,
): Promise<OperationResponse<typeof operations.currentUser>> {
  const row = await findSoftuser(db.orm, uid)
  if (!row) throw new AppError(errors.loginExpired)
  const { softuser_id, softuser_type, nick_name, avatar, risk_level } = row
  const handset = maskHandset(openHandset(config, 'softuser', row))
  return { softuser_id, softuser_type, nick_name, avatar, handset, risk_level }
}
