import { type CustomerLevel, errors, type riskLevels } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { type Decision, keepDecision } from './check-store'
import { findNewest } from './test-store'

const EXPIRED = { ...errors.riskTestRequired, msg: '您的风险测评已过期，请重新完成风险测评' }

/** Refusals still to be recorded: created by `keepingRefusals`, filled by `checkSuitability`. */
export interface Refusals {
  readonly list: Decision[]
}

export interface CheckedProduct {
  shop_product_id: number
  risk_level: (typeof riskLevels)[number]
  contract_id: string | null
}

interface Purchase {
  uid: number
  product: CheckedProduct
  refusals: Refusals
}

/** What an order keeps of it. Both null: the product requires no test. */
export interface CheckedSuitability {
  suitability_check_id: number | null
  risk_test_id: number | null
}

/**
 * Runs what checks suitability, and records its refusals once it is over. The transaction of a refused purchase rolls
 * back all that it wrote, and a second connection beside it could leave a full pool waiting for itself; so a refusal is
 * written when that transaction is gone. If it cannot be written the call fails, and nothing was sold.
 */
export async function keepingRefusals<Answer>(
  { db }: Pick<Context, 'db'>,
  work: (refusals: Refusals) => Promise<Answer>,
): Promise<Answer> {
  const refusals: Refusals = { list: [] }
  try {
    return await work(refusals)
  } finally {
    for (const refusal of refusals.list) await keepDecision(db.orm, refusal)
  }
}

/**
 * Checks a product against the buyer's newest risk test, and stores the decision with the purchase. Only an R1 product
 * without a contract needs none. Throws `riskTestRequired` if no test was taken or the newest has expired,
 * `riskMismatch` if the product is too risky; there is no way around it.
 */
export async function checkSuitability(
  tx: Transaction,
  { uid, product, refusals }: Purchase,
): Promise<CheckedSuitability> {
  if (!needsTest(product)) return { suitability_check_id: null, risk_test_id: null }
  const newest = await findNewest(tx, uid)
  const decided = (outcome: Decision['outcome']): Decision => ({
    uid,
    shop_product_id: product.shop_product_id,
    product_risk: product.risk_level,
    risk_test_id: newest?.test.id ?? null,
    outcome,
  })
  const refuse = (outcome: Decision['outcome'], error: AppError['error']) => {
    refusals.list.push(decided(outcome))
    return new AppError(error)
  }
  if (!newest) throw refuse('none', errors.riskTestRequired)
  if (!newest.isValid) throw refuse('expired', EXPIRED)
  const { risk_level, id } = newest.test
  if (!covers(risk_level, product.risk_level)) {
    const msg = `您的风险承受能力为 ${risk_level}，该产品风险等级为 ${product.risk_level}，无法购买`
    throw refuse('mismatch', { ...errors.riskMismatch, msg })
  }
  return { suitability_check_id: await keepDecision(tx, decided('ok')), risk_test_id: id }
}

/** Whether a product may only be bought by somebody who has taken the risk test. */
function needsTest({ risk_level, contract_id }: CheckedProduct): boolean {
  return risk_level !== 'R1' || contract_id !== null
}

/** Cn may buy R1 to Rn. */
function covers(level: CustomerLevel, productRisk: CheckedProduct['risk_level']): boolean {
  return Number(level.slice(1)) >= Number(productRisk.slice(1))
}
