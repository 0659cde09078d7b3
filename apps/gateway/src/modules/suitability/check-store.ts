import { and, desc, eq, isNull } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { suitabilityCheck } from './suitability-tables'

type CheckRow = typeof suitabilityCheck.$inferSelect

/** What was decided about a purchase. */
export type Decision = Pick<CheckRow, 'uid' | 'shop_product_id' | 'product_risk' | 'risk_test_id' | 'outcome'>

/** Records a decision and returns its number: that of the same decision, if it was already recorded today. */
export async function keepDecision(db: Orm | Transaction, decision: Decision): Promise<number> {
  const [made] = await db
    .insert(suitabilityCheck)
    .values(decision)
    .onConflictDoNothing()
    .returning({ id: suitabilityCheck.id })
  if (made) return made.id
  const { uid, shop_product_id, product_risk, risk_test_id, outcome } = decision
  const [same] = await db
    .select({ id: suitabilityCheck.id })
    .from(suitabilityCheck)
    .where(
      and(
        eq(suitabilityCheck.uid, uid),
        eq(suitabilityCheck.shop_product_id, shop_product_id),
        eq(suitabilityCheck.product_risk, product_risk),
        risk_test_id === null
          ? isNull(suitabilityCheck.risk_test_id)
          : eq(suitabilityCheck.risk_test_id, risk_test_id),
        eq(suitabilityCheck.outcome, outcome),
        eq(suitabilityCheck.day, todayInChina),
      ),
    )
    .orderBy(desc(suitabilityCheck.id))
    .limit(1)
  if (!same) throw new Error('A decision was neither written nor there.')
  return same.id
}
