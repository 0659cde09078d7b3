import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { openHandset } from '../../pii/sealed-handset'
import { findSoftuser } from './passport-store'

/** The phone number by which a visitor logs in, for immediate use: store it only sealed. */
export async function visitorPhone(
  { config, db }: Pick<Context, 'config' | 'db'>,
  uid: number,
): Promise<string> {
  const row = await findSoftuser(db.orm, uid)
  if (!row) throw new AppError(errors.loginExpired)
  return openHandset(config, 'softuser', row)
}
