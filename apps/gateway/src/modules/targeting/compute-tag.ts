import { type RuleExpression, ruleExpression } from '@yingzao/contract/server'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import type { Declared } from '../define-module'
import { knownVisitors } from '../passport'
import { isFulfilledByEach } from './compile-rule'
import { allowPeopleSets } from './people'
import { findComputedCodes, lockTag } from './tag-store'
import { tag, userTag } from './targeting-tables'

type Tools = Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>

/** The value that those who fulfil the expression of a computed tag have. */
const YES = '1'

/** Each night: recomputes every tag. One that fails is logged, and keeps the people it had. */
export async function computeTags(tools: Tools): Promise<void> {
  for (const pd_code of await findComputedCodes(tools.db.orm)) {
    try {
      await tools.db.orm.transaction((tx) => computeTag(tx, tools.conditions, pd_code))
    } catch (error) {
      tools.log.error({ err: error, pd_code }, 'A tag could not be computed')
    }
  }
}

/** Gives a computed tag to those who fulfil its expression now, and takes it from all others. Imported tags stay. */
export async function computeTag(
  tx: Transaction,
  conditions: Declared['conditions'],
  pd_code: string,
): Promise<void> {
  const stored = await lockTag(tx, pd_code)
  if (!stored?.expression) return
  const expression: RuleExpression = ruleExpression.parse(stored.expression)
  await allowPeopleSets(tx)
  const belongs = isFulfilledByEach(conditions, expression, sql`v.uid`)
  const people = sql`SELECT v.uid FROM ${knownVisitors} AS v WHERE ${belongs}`
  await tx.execute(sql`DELETE FROM ${userTag} WHERE pd_code = ${pd_code} AND uid NOT IN (${people})`)
  await tx.execute(sql`
    INSERT INTO ${userTag} (uid, pd_code, value) SELECT found.uid, ${pd_code}, ${YES} FROM (${people}) AS found
    ON CONFLICT (uid, pd_code) DO UPDATE SET value = excluded.value, updated_at = now()
    WHERE ${userTag.value} <> excluded.value`)
  await tx.update(tag).set({ computed_at: sql`now()` }).where(eq(tag.pd_code, pd_code))
}
