import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
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

/** What stands between a visitor and a product, so that a page can ask for it before there is an order. */
export async function findObstacle(
  { db }: Pick<PaymentTools, 'db'>,
  input: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  const product = await findProduct(db.orm, input)
  if (!product?.isSold) throw new AppError(errors.productOffSale)
  const { shop_product_id } = product
  try {
    await keepingRefusals({ db }, (refusals) =>
      db.orm.transaction((tx) => passGate(tx, { uid, product, refusals })),
    )
    return { shop_product_id, obstacle: null, said: '' }
  } catch (error) {
    const obstacle = error instanceof AppError ? OBSTACLES[error.error.code] : undefined
    if (obstacle === undefined) throw error
    return { shop_product_id, obstacle, said: (error as AppError).message }
  }
}
