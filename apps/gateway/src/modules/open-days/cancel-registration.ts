import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { lockPerson } from '../passport'
import { dropReminder } from '../reminders'
import { voidTicket } from '../tickets'
import { findOwn, giveBack, returnPlaces } from './open-day-store'

const BEGUN = { ...errors.activityEnded, msg: '这一场已经开始，不能再取消' }

/**
 * Gives the places of a visitor's own registration back, which makes its ticket void. A repeat changes nothing. Throws
 * `contentNotFound`, or `activityEnded` once the session has begun.
 */
export async function cancelRegistration(
  { db }: Pick<Context, 'db'>,
  register_no: string,
  uid: number,
): Promise<OperationResponse<Operations['openDayCancel']>> {
  return db.orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
    const own = await findOwn(tx, register_no, uid)
    if (!own) throw new AppError(errors.contentNotFound)
    if (own.status === 3) return { status: 3 }
    if (own.has_begun) throw new AppError(BEGUN)
    // Not when somebody else has given it back meanwhile: places are given back once.
    if (await giveBack(tx, register_no)) {
      await returnPlaces(tx, own.session_id, own.people_num)
      await voidTicket(tx, own.ticket_no)
      await dropReminder(tx, { uid, kind: 'openday', occasion_id: own.session_id })
    }
    return { status: 3 }
  })
}
