import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { visitorPhone } from '../passport'
import { countOwn, findNewestStanding, findOwn, findOwnSign, findProof, findStanding } from './contract-store'
import { fillIn, withoutTitle } from './document/fill-in'
import { contractHtml } from './document/read-contract-text'
import { filledContract, listedFields } from './filled-contract'
import { sealContract } from './seal/seal-contract'
import { signedAnswers } from './signed-answer'

type Tools = Pick<Context, 'config' | 'db' | 'company'>

/** Whether a visitor has signed any contract of a product. */
export async function isAnySigned(
  { db }: Pick<Context, 'db'>,
  { product_id }: OperationInput<Operations['isAnySigned']>,
  uid: number,
): Promise<OperationResponse<Operations['isAnySigned']>> {
  const row = await findNewestStanding(db.orm, { uid, shop_product_id: product_id })
  return {
    is_signed: row !== undefined,
    signed_at: row?.signed_at.getTime() ?? null,
    contract_no: row?.contract_no ?? null,
  }
}

/** The contract of a product as this visitor would sign it. Throws `contentNotFound` where nothing is to be signed. */
export async function contractDetail(
  tools: Tools,
  { product_id }: OperationInput<Operations['contractDetail']>,
  uid: number,
): Promise<OperationResponse<Operations['contractDetail']>> {
  const db = tools.db.orm
  const handset = await visitorPhone(tools, uid)
  const filled = await filledContract(tools, db, { uid, handset, shop_product_id: product_id })
  const { contract_id, title, version, withdrawal } = filled.live
  const standing = await findStanding(db, { uid, shop_product_id: product_id, contract_id, version })
  const [signed] = await signedAnswers(db, standing ? [standing] : [])
  return {
    contract_id,
    title,
    html: contractHtml(withoutTitle(filled.document)),
    version,
    text_hash: filled.text_hash,
    withdrawal: fillIn(withdrawal, filled.values),
    withdraw_until: filled.withdraw_until,
    fields: listedFields(filled.values),
    signed: signed ?? null,
  }
}

/** What a visitor has signed. */
export async function myContracts(
  { db }: Pick<Context, 'db'>,
  { page, page_size }: OperationInput<Operations['myContracts']>,
  uid: number,
): Promise<OperationResponse<Operations['myContracts']>> {
  const rows = await findOwn(db.orm, { uid, limit: page_size, offset: (page - 1) * page_size })
  return {
    list: await signedAnswers(db.orm, rows),
    total: await countOwn(db.orm, uid),
    page,
    page_size,
  }
}

/** The signed copy of a visitor's own contract, made now if its job has not reached it yet. */
export async function ownFile(
  tools: Pick<Context, 'config' | 'db' | 'log'>,
  { contract_no }: OperationInput<Operations['contractFile']>,
  uid: number,
): Promise<OperationResponse<Operations['contractFile']>> {
  const db = tools.db.orm
  const own = await findOwnSign(db, { uid, contract_no })
  if (!own) throw new AppError(errors.contentNotFound)
  const find = async () => (await findProof(db, contract_no))?.file
  let file = await find()
  if (!file) {
    await sealContract(tools, contract_no)
    file = await find()
  }
  if (!file) throw new Error(`The signed copy of ${contract_no} was made and is not there.`)
  return {
    name: `${own.title}-${contract_no}.pdf`,
    type: 'application/pdf',
    sha256: file.sha256,
    base64: file.bytes.toString('base64'),
  }
}
