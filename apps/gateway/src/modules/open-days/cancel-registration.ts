import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { lockPerson } from '../passport'
import { dropReminder } from '../reminders'
import { voidTicket } from '../tickets'
import { findOwn, giveBack, returnPlaces } from './open-day-store'

const BEGUN = { ...errors.activityEnded, msg: '这一场已经开始，不能再取消' }

/**
 * Gives back the places of a visitor's own registration, which voids its ticket. A repeat changes nothing. Throws
 * `contentNotFound`, or `activityEnded` once the session has begun.
 */
export async function cancelRegistration(
  { db }: Pick<Context, 'db'>,
  register_no: string,
  uid: number,
): Promise<OperationResponse<Operations['openDayCancel']>> {
  return db.orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
    const outcome = await returnRegistration(tx, register_no, uid)
    if (outcome === 'unknown') throw new AppError(errors.contentNotFound)
    if (outcome === 'begun') throw new AppError(BEGUN)
    return { status: 3 }
  })
}

/** The outcome of giving a registration back. `before`: it had already been given back. */
type Outcome = 'returned' | 'before' | 'begun' | 'unknown'

/**
 * Gives back the places of a registration, and with them its ticket and its reminder, whoever asks for it. The caller
 * has locked the visitor it belongs to.
 */
export async function returnRegistration(
  tx: Transaction,
  register_no: string,
  uid: number,
): Promise<Outcome> {
  const own = await findOwn(tx, register_no, uid)
  if (!own) return 'unknown'
  if (own.status === 3) return 'before'
  if (own.has_begun) return 'begun'
  // Not when somebody else has given it back meanwhile: places are given back once.
  if (!(await giveBack(tx, register_no))) return 'before'
  await returnPlaces(tx, own.session_id, own.people_num)
  await voidTicket(tx, own.ticket_no)
  await dropReminder(tx, { uid, kind: 'openday', occasion_id: own.session_id })
  return 'returned'
}
