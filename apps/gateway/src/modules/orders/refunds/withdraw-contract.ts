import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
  ORDER_STATUS,
} from '@yingzao/contract/server'
import type { Database, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { withdraw } from '../../contracts'
import { revokeEntitlement } from '../entitlements/entitlement-store'
import { type LockedOrder, lockOrder, moveOrder } from '../order-state'
import { findUnderContract } from '../order-store'
import { askRefundIn } from './ask-refund'

type Call = Operations['contractWithdraw']

const REASON = '五个工作日内解除合同'

/**
 * Ends a contract within the days allowed, and with it everything ordered under it, in one transaction: orders awaiting
 * payment are closed, so that money that still arrives goes back; for paid ones the service stops at once, and a refund
 * awaits release. A repeat does none of this again. Throws what `withdraw` refuses, and then nothing has changed.
 */
export async function withdrawContract(
  db: Pick<Database, 'orm'>,
  { contract_no }: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  return db.orm.transaction(async (tx) => {
    const { isNew } = await withdraw(tx, { uid, contract_no })
    let refunds = 0
    for (const pid of await findUnderContract(tx, contract_no)) {
      const order = await lockOrder(tx, pid)
      if (order?.status === ORDER_STATUS.paid) refunds += 1
      if (order && isNew) await endOrder(tx, order, uid)
    }
    return { refunds }
  })
}

async function endOrder(tx: Transaction, order: LockedOrder, uid: number): Promise<void> {
  if (order.status === ORDER_STATUS.open) await moveOrder(tx, order, ORDER_STATUS.closed)
  if (order.status !== ORDER_STATUS.paid) return
  await askBack(tx, order.pid, uid)
  await revokeEntitlement(tx, order.pid)
}

/** What a member has already requested back is not requested twice. */
async function askBack(tx: Transaction, pid: string, uid: number): Promise<void> {
  try {
    await askRefundIn(tx, { pid, reason: REASON }, { uid })
  } catch (error) {
    if (!(error instanceof AppError) || error.error.code !== errors.refundNotPossible.code) throw error
  }
}
