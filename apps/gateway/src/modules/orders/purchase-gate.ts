import { errors } from '@yingzao/contract/server'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { findSignedContract } from '../contracts'
import { type CheckedProduct, checkSuitability, type Refusals } from '../suitability'

/** Who wants to buy what. */
interface Purchase {
  uid: number
  product: CheckedProduct
  refusals: Refusals
}

/** What permits the sale of a product to somebody. Null: the product does not require it. */
export interface Passed {
  suitability_check_id: number | null
  contract_no: string | null
}

/**
 * Checks what the law requires before advice is sold: a valid risk test that fits the product, and its contract, signed
 * in the newest version. Checked when an order is placed and again when it is paid, whatever a page has asked before.
 * Throws `riskTestRequired`, `riskMismatch` or `contractRequired`, in this order. Must be called within
 * `keepingRefusals`.
 */
export async function passGate(tx: Transaction, { uid, product, refusals }: Purchase): Promise<Passed> {
  const { suitability_check_id } = await checkSuitability(tx, { uid, product, refusals })
  if (product.contract_id === null) return { suitability_check_id, contract_no: null }
  const contract_no = await findSignedContract(tx, { uid, product })
  if (contract_no === undefined) throw new AppError(errors.contractRequired)
  return { suitability_check_id, contract_no }
}
