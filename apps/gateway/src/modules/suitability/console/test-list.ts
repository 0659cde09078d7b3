import {
  customerLevels,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { startOfDay } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { maskedPhone, visitorPhones } from '../../passport'
import { findLive } from '../questionnaire-store'
import { riskTest } from '../suitability-tables'

type List = StudioOperations['riskTestList']
type ListedTest = StudioResponse<List>['list'][number]
type Services = Pick<Context, 'config' | 'db'>

/** The next tests, newest first, phones masked. */
export async function listTests(
  { config, db }: Services,
  { after, limit, ...filter }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const where = and(readFilter(filter), after === undefined ? undefined : lt(riskTest.id, after))
  // One more than is shown tells whether there are more.
  const rows = await testsWith(db.orm, where, limit + 1)
  const list = rows.slice(0, limit).map((row) => listedTest(config, row))
  return { list, next: rows.length > limit ? String(list.at(-1)?.id) : null }
}

/** Tests with the phones of those who took them, still encrypted. */
export function testsWith(db: Orm, where: SQL | undefined, limit: number) {
  const person = visitorPhones('person')
  return db
    .select({
      test: riskTest,
      isValid: sql<boolean>`${riskTest.valid_until} > now()`,
      handset_enc: person.handset_enc,
      handset_hash: person.handset_hash,
    })
    .from(riskTest)
    .innerJoin(person, eq(person.uid, riskTest.uid))
    .where(where)
    .orderBy(desc(riskTest.id))
    .limit(limit)
}

/** A test as it may be shown to whoever may read tests. */
export function listedTest(
  keys: Context['config'],
  { test, isValid, ...phone }: Awaited<ReturnType<typeof testsWith>>[number],
): ListedTest {
  return {
    id: test.id,
    uid: test.uid,
    handset: maskedPhone(keys, phone),
    version: test.version,
    points: test.points,
    risk_level: test.risk_level,
    is_lowest: test.is_lowest,
    is_raised: test.raised_within_a_day,
    is_valid: isValid,
    created_at: test.created_at.toISOString(),
    valid_until: test.valid_until.toISOString(),
  }
}

/** How many visitors are at each level now. */
export async function summariseTests({
  db,
}: Services): Promise<StudioResponse<StudioOperations['riskTestSummary']>> {
  const { rows } = await db.orm.execute<{ risk_level: string; is_lowest: boolean; count: number }>(sql`
    SELECT risk_level, is_lowest, count(*)::int AS count FROM ${riskTest} AS t
    WHERE valid_until > now() AND NOT EXISTS (SELECT FROM ${riskTest} AS n WHERE n.uid = t.uid AND n.id > t.id)
    GROUP BY risk_level, is_lowest`)
  const live = await findLive(db.orm)
  const sumOf = (some: typeof rows) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    levels: customerLevels.map((risk_level) => ({
      risk_level,
      count: sumOf(rows.filter((row) => row.risk_level === risk_level)),
    })),
    lowest: sumOf(rows.filter(({ is_lowest }) => is_lowest)),
    live_version: live?.version ?? null,
  }
}

function readFilter({
  uid,
  risk_level,
  lowest,
  raised,
  version,
  from,
  to,
}: Omit<StudioInput<List>, 'after' | 'limit'>): SQL | undefined {
  return and(
    uid === undefined ? undefined : eq(riskTest.uid, uid),
    risk_level && eq(riskTest.risk_level, risk_level),
    lowest && eq(riskTest.is_lowest, true),
    raised && eq(riskTest.raised_within_a_day, true),
    version === undefined ? undefined : eq(riskTest.version, version),
    from === undefined ? undefined : gte(riskTest.created_at, startOfDay(from)),
    to === undefined ? undefined : lt(riskTest.created_at, startOfDay(to, 1)),
  )
}
