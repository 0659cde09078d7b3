import type { Orm, Transaction } from '../../db/database'
import { findInvites, findOwnCode } from './invitation-store'
import { isSuspicious, signsOf } from './signs'

/**
 * All the people a visitor invited in an activity, newest first, each with signs that a single actor is behind them.
 */
export async function judgedInvites(db: Orm | Transaction, inviter_uid: number, activity_id: string) {
  const invites = await findInvites(db, inviter_uid, activity_id)
  const own = await findOwnCode(db, inviter_uid, activity_id)
  const found = signsOf(
    own ?? { network: '', device: '' },
    invites.map((one) => ({ ...one, at: one.created_at.getTime() })),
  )
  return invites.map((one, index) => {
    const signs = found[index] ?? []
    return { ...one, signs, is_suspicious: isSuspicious(signs) }
  })
}
