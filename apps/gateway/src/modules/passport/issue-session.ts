import { randomBytes } from 'node:crypto'
import { isHandset } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { sealHandset } from '../../pii/sealed-handset'
import { insertOrTouchSoftuser, insertSession, type LoginFacts } from './passport-store'
import { signVisitorToken } from './visitor-token'

export interface IssuedSession {
  token: string
  uid: number
  /** The phone number was not known before. */
  is_new: boolean
}

/**
 * Logs in whoever has this phone number, and registers anybody not known yet. The caller has proved that it is their
 * number. In a transaction, a token is worthless if that fails. Throws for anything that is not a phone number.
 */
export async function issueSession(
  ctx: Pick<Context, 'config'>,
  db: Orm | Transaction,
  handset: string,
  facts: LoginFacts = {},
): Promise<IssuedSession> {
  // The text stays out of the message: it may be a phone number after all.
  if (!isHandset(handset)) throw new Error('A session was asked for something that is no phone number.')
  const { uid, is_new } = await insertOrTouchSoftuser(db, sealHandset(ctx.config, 'softuser', handset))
  const visitor = { uid, sessionId: randomBytes(16).toString('base64url') }
  const lifetime = await insertSession(db, visitor, facts)
  return { token: await signVisitorToken(ctx.config, visitor, lifetime), uid, is_new }
}
