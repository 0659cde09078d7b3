import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Outside } from '../../integrations'
import { sealHandset } from '../../pii/sealed-handset'
import { policyVersion } from '../pages'
import { recordConsent } from '../passport'
import { findServicePicture } from '../staff'
import { findBrokerIntent, findOpenBroker, insertBrokerIntent } from './account-store'
import { brokerAddresses, channelOf } from './broker-addresses'
import { isAddress } from './check-applicant'
import { identifyApplicant } from './identify-applicant'
import type { VerifyCode } from './verify-code'

type OpenAccount = typeof operations.addOpenAccount

export interface OpenAccountParts {
  ctx: Pick<Context, 'config' | 'db' | 'log'>
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>
  verifyCode: VerifyCode
}

export interface OpenedAccount {
  /** The broker's name. */
  broker: string
  response: OperationResponse<OpenAccount>
  /** False: this phone has asked for this broker before, and got that answer again. */
  isNew: boolean
}

/**
 * Records that somebody wants an account with a broker, once for a phone and broker, and returns where it is opened.
 * The record is kept even if no picture of a service person is available. The same code again gets the same record
 * again, as the first answer may have been lost.
 */
export async function openAccount(
  { ctx, outside, verifyCode }: OpenAccountParts,
  input: OperationInput<OpenAccount>,
  uid: number | undefined,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OpenedAccount> {
  const broker = await findOpenBroker(ctx.db.orm, input.open_brokerage_type)
  if (!broker || !isAddress(input)) throw new AppError(errors.invalidParameters)
  if (input.consent === 0) throw new AppError(errors.consentRequired)
  const { name, handset, useCode } = await identifyApplicant(ctx, verifyCode, input, { uid, ip: request.ip })
  const isAgreed = input.consent === 1
  const version = isAgreed ? (input.consent_version ?? (await policyVersion(ctx))) : ''
  const sealed = sealHandset(ctx.config, 'account_intent', handset)
  const { province_id, city_id, area_id, state_code, page_code } = input
  const { id, isNew } = await ctx.db.orm.transaction(async (tx) => {
    if (useCode && !(await useCode(tx))) return earlierNote(tx)
    if (isAgreed) {
      await recordConsent(tx, request, {
        ...(uid === undefined ? {} : { uid }),
        handset_hash: sealed.handset_hash,
        doc: 'privacy',
        version,
        purpose: 'service',
      })
    }
    return insertBrokerIntent(tx, {
      broker: broker.open_brokerage_type,
      ...sealed,
      uid,
      name,
      province_id,
      city_id,
      area_id,
      state_code,
      page_code,
      consent: isAgreed ? 'recorded' : 'not_recorded',
    })
  })
  const { registration_url } = brokerAddresses(ctx, broker, channelOf({ uid, state_code }))
  const response = { wechat_img: await servicePicture(), registration_url, intent_id: id }
  return { broker: broker.name, response, isNew }

  async function earlierNote(tx: Transaction) {
    const id = await findBrokerIntent(tx, input.open_brokerage_type, sealed.handset_hash)
    if (id === undefined) throw new AppError(errors.smsCodeExpired)
    return { id, isNew: false }
  }

  async function servicePicture(): Promise<string> {
    try {
      const found = await findServicePicture(ctx, outside, { uid, state_code, orDefault: true })
      return found?.qw ?? ''
    } catch (error) {
      // The reason is in the log already; what was asked for is done.
      if (error instanceof AppError) return ''
      throw error
    }
  }
}
