import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { TransactionRollbackError } from 'drizzle-orm'
import { AppError } from '../../http/app-error'
import { findProduct } from '../catalogue'
import { keepingRefusals } from '../suitability'
import type { PaymentTools } from './payments/payment-tools'
import { passGate } from './purchase-gate'

type Call = Operations['purchaseGate']
type Obstacle = NonNullable<OperationResponse<Call>['obstacle']>

const OBSTACLES: Readonly<Record<number, Obstacle>> = {
  [errors.riskTestRequired.code]: 'risk-test',
  [errors.riskMismatch.code]: 'mismatch',
  [errors.contractRequired.code]: 'contract',
}

/**
 * What keeps a visitor from buying a product, so that a page can ask for it before there is an order. A refusal is
 * recorded like that of an order, because whoever is refused here never places one. Nothing else is written.
 */
export async function findObstacle(
  { db }: Pick<PaymentTools, 'db'>,
  input: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  if (input.shop_product_id === undefined && input.mark === undefined)
    throw new AppError(errors.invalidParameters)
  const product = await findProduct(db.orm, input)
  if (!product?.isSold) throw new AppError(errors.productOffSale)
  const { shop_product_id } = product
  try {
    return await keepingRefusals({ db }, (refusals) =>
      db.orm.transaction(async (tx) => {
        await passGate(tx, { uid, product, refusals })
        // The decision that somebody may buy is recorded only with what they buy.
        return tx.rollback()
      }),
    )
  } catch (error) {
    if (error instanceof TransactionRollbackError) return { shop_product_id, obstacle: null, said: '' }
    const obstacle = error instanceof AppError ? OBSTACLES[error.error.code] : undefined
    if (obstacle === undefined) throw error
    return { shop_product_id, obstacle, said: (error as AppError).message }
  }
}
