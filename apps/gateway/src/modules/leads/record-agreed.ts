import type { OperationInput, operations } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../../db/database'
import { redactText } from '../../http/redact'
import { recordConsent } from '../passport'

interface AgreedBy {
  /** Of the policy. */
  version: string
  uid: number | undefined
  handset_hash: string
  request: Pick<FastifyRequest, 'ip' | 'headers'>
}

/** Stores what somebody agreed to when they left a lead: the service, and the marketing where that was ticked too. */
export async function recordAgreed(
  tx: Transaction,
  { agreed = [] }: Pick<OperationInput<typeof operations.giftActivity>, 'agreed'>,
  { version, uid, handset_hash, request }: AgreedBy,
): Promise<void> {
  const [service, marketing] = agreed
  const by = { ...(uid === undefined ? {} : { uid }), handset_hash, doc: 'privacy', version }
  await recordConsent(tx, request, { ...by, purpose: 'service', ...asTicked(service) })
  if (marketing === undefined) return
  await recordConsent(tx, request, { ...by, purpose: 'marketing', ...asTicked(marketing) })
}

function asTicked(text: string | undefined): { agreed_text?: string } {
  return text === undefined ? {} : { agreed_text: redactText(text) }
}
