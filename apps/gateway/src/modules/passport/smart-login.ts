import {
  errors,
  isHandset,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { redactText } from '../../http/redact'
import { hashHandset } from '../../pii/sealed-handset'
import type { Declared } from '../define-module'
import { policyVersion } from '../pages'
import { checkCode, useCode } from '../sms'
import { issueSession } from './issue-session'
import { recordConsent } from './record-consent'

type SmartLogin = typeof operations.smartLogin

/**
 * Logs in whoever has a phone number, proved by a code that is then used up, and registers anybody not known yet. A
 * login that does not mention consent is stored as one without; one that refuses it fails.
 */
export async function smartLogin(
  ctx: Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'registered' | 'loggedIn'>,
  input: OperationInput<SmartLogin>,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OperationResponse<SmartLogin>> {
  const handset = input.handset.trim()
  if (!isHandset(handset)) throw new AppError(errors.invalidNameOrPhone)
  if (input.consent === 0) throw new AppError(errors.consentRequired)
  const isAgreed = input.consent === 1
  const checked = await checkCode(ctx, { handset, scene: 'login', code: input.code.trim(), ip: request.ip })
  const version = isAgreed ? (input.consent_version ?? (await policyVersion(ctx))) : ''
  return ctx.db.orm.transaction(async (tx) => {
    await useCode(tx, checked)
    const issued = await issueSession(ctx, tx, handset, {
      consent: isAgreed ? 'recorded' : 'not_recorded',
      cps_id: redactText(input.cps_id ?? ''),
      platform_name: redactText(input.platform_name ?? ''),
    })
    if (isAgreed) {
      await recordConsent(tx, request, {
        uid: issued.uid,
        handset_hash: hashHandset(ctx.config, handset),
        doc: 'privacy',
        version,
        purpose: 'service',
      })
    }
    const login = { uid: issued.uid, isNew: issued.is_new, proof: checked.message_id }
    for (const note of ctx.loggedIn) await note(tx, login, request)
    if (!issued.is_new) return { ...issued, inviter_bound: false }
    const found: boolean[] = []
    for (const welcome of ctx.registered) {
      found.push(await welcome(ctx, tx, { uid: issued.uid, handset, share_code: input.share_code }, request))
    }
    return { ...issued, inviter_bound: found.includes(true) }
  })
}
