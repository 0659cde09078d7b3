import { errors } from '@yingzao/contract/server'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { findToday } from './calendar/working-days'
import { findLive, findOwnSign, findStanding, insertWithdrawal } from './contract-store'
import { lastDay } from './signed-answer'

interface Signer {
  uid: number
  product: { shop_product_id: number; contract_id: string | null }
}

/**
 * Number of the contract that somebody has signed for a product: exactly this product, its newest version, not
 * withdrawn. Undefined: they have not, or the product has none that could be signed; its `contract_id` says whether it
 * needs one.
 */
export async function findSignedContract(
  db: Orm | Transaction,
  { uid, product: { shop_product_id, contract_id } }: Signer,
): Promise<string | undefined> {
  const live = contract_id === null ? undefined : await findLive(db, contract_id)
  if (!live) return undefined
  const { version } = live
  const standing = await findStanding(db, { uid, shop_product_id, contract_id: live.contract_id, version })
  return standing?.contract_no
}

/**
 * Withdraws a visitor's own contract and returns the product that it was for. Repeating it changes nothing. Throws
 * `contentNotFound` for what is not theirs, and `withdrawalOver` after its last day.
 */
export async function withdraw(
  tx: Transaction,
  { uid, contract_no }: { uid: number; contract_no: string },
): Promise<{ shop_product_id: number; isNew: boolean }> {
  const own = await findOwnSign(tx, { uid, contract_no })
  if (!own) throw new AppError(errors.contentNotFound)
  const { shop_product_id, withdrawn_at } = own
  if (withdrawn_at !== null) return { shop_product_id, isNew: false }
  if ((await findToday(tx)) > (await lastDay(tx, own))) throw new AppError(errors.withdrawalOver)
  return { shop_product_id, isNew: await insertWithdrawal(tx, contract_no) }
}
