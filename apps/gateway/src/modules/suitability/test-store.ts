import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { riskTest } from './suitability-tables'

type Reader = Orm | Transaction

export type TestRow = typeof riskTest.$inferSelect

type NewTest = Pick<
  TestRow,
  'uid' | 'version' | 'answers' | 'points' | 'risk_level' | 'is_lowest' | 'ip' | 'ua'
> & {
  validMonths: number
  isRaised: boolean
  /** Only for what is shown on a first start: how long ago it was taken. */
  monthsAgo?: number
}

/** The newest test of a visitor, which is the one that counts, and whether it is still valid. */
export async function findNewest(db: Reader, uid: number) {
  const [row] = await db
    .select({
      test: riskTest,
      isValid: sql<boolean>`${riskTest.valid_until} > now()`,
      isOfLastDay: sql<boolean>`${riskTest.created_at} > now() - interval '24 hours'`,
    })
    .from(riskTest)
    .where(eq(riskTest.uid, uid))
    .orderBy(desc(riskTest.id))
    .limit(1)
  return row
}

/** How many tests somebody has taken today, in China. */
export async function countToday(db: Reader, uid: number): Promise<number> {
  const today = sql`date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'`
  const [row] = await db
    .select({ taken: count() })
    .from(riskTest)
    .where(and(eq(riskTest.uid, uid), gte(riskTest.created_at, today)))
  return row?.taken ?? 0
}

export async function insertTest(
  tx: Transaction,
  { validMonths, isRaised, monthsAgo = 0, ...test }: NewTest,
): Promise<TestRow> {
  const taken = sql`now() - make_interval(months => ${monthsAgo}::int)`
  const [row] = await tx
    .insert(riskTest)
    .values({
      ...test,
      raised_within_a_day: isRaised,
      created_at: taken,
      valid_until: sql`${taken} + make_interval(months => ${validMonths}::int)`,
    })
    .returning()
  if (!row) throw new Error('The insert of a risk test has given no row back.')
  return row
}
