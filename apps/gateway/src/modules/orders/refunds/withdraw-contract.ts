import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Database } from '../../../db/database'
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
    const { withdrawn_at } = await withdraw(tx, { uid, contract_no })
    const pids = await findPaidByContract(tx, contract_no)
    for (const pid of pids) {
      await askRefundIn(tx, { pid, reason: REASON }, { uid })
      await revokeEntitlement(tx, pid)
    }
    return { withdrawn_at: withdrawn_at.getTime(), refunds: pids.length }
  })
}
