import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { originOf } from '../../origin/origin'
import type { PublishedPages } from '../pages'
import { lockPerson, visitorPhone } from '../passport'
import { recordExposure } from '../renderings'
import { checkCode, useCode } from '../sms'
import { findStanding, insertSign, type SignedRow } from './contract-store'
import { type FilledContract, filledContract } from './filled-contract'

type Call = Operations['contractSign']

export type SignTools = Context & {
  /** The pages on which something can be signed. */
  pages: Pick<ReturnType<PublishedPages['blocksWith']>, 'findPage'>
}

/** Longest user agent that is kept; what follows is noise. */
const UA_LENGTH = 512

/** The parts of a request that say where somebody signs. */
type From = Pick<FastifyRequest, 'ip' | 'headers'>

/**
 * Signs the contract of a product, completely or not at all, for a visitor who has the code that was sent to their own
 * phone for it. Throws `contractOutdated` for what is no longer the newest text, `contentNotFound` where nothing is to
 * be signed, and what `checkCode` throws. What is already signed is returned again, whatever code comes with it.
 */
export async function signContract(
  tools: SignTools,
  input: OperationInput<Call>,
  uid: number,
  from: From,
): Promise<OperationResponse<Call>> {
  const handset = await visitorPhone(tools, uid)
  const wanted = { uid, handset, shop_product_id: input.product_id }
  const read = await filledContract(tools, tools.db.orm, wanted)
  const find = () => findStanding(tools.db.orm, { ...wanted, ...keyOf(read) })
  const before = input.version === read.live.version ? await find() : undefined
  if (before) return answerOf(before)
  checkRead(input, read)
  const code = input.code.trim()
  try {
    const checked = await checkCode(tools, { handset, scene: 'contract', code, ip: from.ip })
    const page = input.page_code === undefined ? undefined : await tools.pages.findPage(input.page_code)
    const stored = await tools.db.orm.transaction(async (tx) => {
      // The code before the person, in the order in which a login locks them.
      await useCode(tx, checked)
      const { message_id: sms_message_id } = checked
      return storeSign(tools, tx, { input, uid, handset, sms_message_id, page, from })
    })
    return answerOf(stored)
  } catch (error) {
    // Of two simultaneous taps, the later one finds the code already used.
    const standing = error instanceof AppError ? await find() : undefined
    if (standing) return answerOf(standing)
    throw error
  }
}

interface Signing {
  input: Pick<OperationInput<Call>, 'product_id' | 'version' | 'text_hash' | 'agreed'>
  uid: number
  handset: string
  /** The message that brought the code. */
  sms_message_id: number
  page: { code: string; version: number | null } | undefined
  from: From
}

/** Stores the signature of somebody who has proved who they are, and enqueues the job that makes its copy. */
export async function storeSign(
  tools: Pick<SignTools, 'company' | 'jobs'>,
  tx: Transaction,
  { input, uid, handset, sms_message_id, page, from }: Signing,
): Promise<SignedRow> {
  if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
  const { product_id: shop_product_id } = input
  const read = await filledContract(tools, tx, { uid, handset, shop_product_id, isKept: true })
  checkRead(input, read)
  const contract_no = await insertSign(tx, {
    uid,
    shop_product_id,
    ...keyOf(read),
    sms_message_id,
    ip: from.ip,
    // PostgreSQL cannot store NUL, which a header may contain.
    ua: (from.headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, UA_LENGTH),
    agreed: input.agreed ?? [],
    page_code: page?.code,
    page_version: page?.version,
    document: read.document,
    text_hash: read.text_hash,
    withdraw_until: read.withdraw_until,
  })
  if (contract_no) {
    await recordExposure(tx, originOf(from), { kind: 'contract', subject: contract_no })
    await tools.jobs.enqueue(tx, 'seal-contract', { contract_no })
  }
  const standing = await findStanding(tx, { uid, shop_product_id, ...keyOf(read) })
  if (!standing) throw new Error('A contract was signed and is not there.')
  return standing
}

function checkRead(
  { version, text_hash }: Pick<OperationInput<Call>, 'version' | 'text_hash'>,
  read: FilledContract,
): void {
  const isSame = version === read.live.version && (text_hash === undefined || text_hash === read.text_hash)
  if (!isSame) throw new AppError(errors.contractOutdated)
}

function keyOf({ live: { contract_id, version } }: FilledContract) {
  return { contract_id, version }
}

function answerOf({ contract_no, signed_at }: SignedRow): OperationResponse<Call> {
  return { contract_no, signed_at: signed_at.getTime() }
}
