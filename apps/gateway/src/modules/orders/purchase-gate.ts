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

/** By what a product may be sold to somebody. Null: it asks for none of it. */
export interface Passed {
  suitability_check_id: number | null
  contract_no: string | null
}

/**
 * What the law asks before advice is sold: a risk test that is valid and fits the product, and its contract, signed in its
 * newest version. Asked when an order is made and again when it is paid, whatever a page has asked before. Throws
 * `riskTestRequired`, `riskMismatch` or `contractRequired`, in this order. To be called within `keepingRefusals`.
 */
export async function passGate(tx: Transaction, { uid, product, refusals }: Purchase): Promise<Passed> {
  const { suitability_check_id } = await checkSuitability(tx, { uid, product, refusals })
  if (product.contract_id === null) return { suitability_check_id, contract_no: null }
  const contract_no = await findSignedContract(tx, { uid, product })
  if (contract_no === undefined) throw new AppError(errors.contractRequired)
  return { suitability_check_id, contract_no }
}
