import type { OnRegister } from '../define-module'
import { findCode, insertInvite } from './invitation-store'
import { isVirtualNumber } from './signs'
import { tracesOf } from './traces'

/**
 * Records who invited somebody who has just registered, in the transaction that registers them. False, and never a
 * refusal: an unknown code, or one whose activity is not running, prevents nobody from logging in.
 */
export const bindInviter: OnRegister = async (ctx, tx, { uid, handset, share_code }, request) => {
  if (!share_code) return false
  const code = await findCode(tx, share_code.trim().toUpperCase())
  if (code?.status !== 2 || code.uid === uid) return false
  return insertInvite(tx, {
    activity_id: code.activity_id,
    inviter_uid: code.uid,
    invitee_uid: uid,
    is_virtual_number: isVirtualNumber(handset),
    counts: code.rule_id === null,
    ...tracesOf(ctx, request),
  })
}
