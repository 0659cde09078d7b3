import type { FastifyRequest } from 'fastify'
import type { Orm, Transaction } from '../../db/database'
import { originOf } from '../../origin/origin'
import { recordExposure } from '../renderings'
import { insertConsent } from './passport-store'

/** Who agreed: somebody logged in, somebody known by a phone, or both. */
type ConsentOf = { uid: number; handset_hash?: string } | { uid?: number; handset_hash: string }

export type Consent = ConsentOf & {
  /** Which text, for example `privacy`. */
  doc: string
  version: string
  purpose: 'service' | 'marketing'
  /** What was ticked, word for word. */
  agreed_text?: string
  /** It is withdrawn, effective now. */
  isWithdrawn?: boolean
}

/** Longest user agent that is kept; what follows is noise. */
const UA_LENGTH = 512

/**
 * Stores what somebody agreed to or withdrew, with time, address, browser and the page they were looking at. Pass the
 * transaction of what was agreed to.
 */
export async function recordConsent(
  db: Orm | Transaction,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  consent: Consent,
): Promise<void> {
  // PostgreSQL stores no NUL, and a header may carry one.
  const ua = (request.headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, UA_LENGTH)
  const id = await insertConsent(db, { ...consent, ip: request.ip, ua })
  await recordExposure(db, originOf(request), { kind: 'consent', subject: String(id) })
}
