import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Database, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { withdraw } from '../../contracts'
import { revokeEntitlement } from '../entitlements/entitlement-store'
import { findPaidByContract } from '../order-store'
import { askRefundIn } from './ask-refund'

type Call = Operations['contractWithdraw']

const REASON = '五个工作日内解除合同'

/**
 * Ends a contract within its days, and with it what was bought under it: the service stops at once, and a refund waits for
 * whoever releases it, in one transaction. Throws what `withdraw` refuses, and then nothing has changed.
 */
export async function withdrawContract(
  db: Pick<Database, 'orm'>,
  { contract_no }: OperationInput<Call>,
  uid: number,
): Promise<OperationResponse<Call>> {
  return db.orm.transaction(async (tx) => {
    await withdraw(tx, { uid, contract_no })
    const pids = await findPaidByContract(tx, contract_no)
    for (const pid of pids) {
      await askBack(tx, pid, uid)
      await revokeEntitlement(tx, pid)
    }
    return { refunds: pids.length }
  })
}

/** What is on its way back already, by a member's hand, is not asked for twice. */
async function askBack(tx: Transaction, pid: string, uid: number): Promise<void> {
  try {
    await askRefundIn(tx, { pid, reason: REASON }, { uid })
  } catch (error) {
    if (!(error instanceof AppError) || error.error.code !== errors.refundNotPossible.code) throw error
  }
}
