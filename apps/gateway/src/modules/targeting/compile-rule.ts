import { kindOf, type RuleCondition, type RuleExpression } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import type { RuleConditions } from '../define-module'

/** Makes SQL of the people that one condition asks for. */
type Leaf = (people: SQL) => SQL

/** Whether one visitor fulfils an expression: each condition looks for them alone, by its index. */
export function isFulfilledBy(
  conditions: RuleConditions,
  expression: RuleExpression,
  uid: number,
): SQL<boolean> {
  return compile(conditions, expression, (people) => {
    return sql`EXISTS (SELECT FROM (${people}) AS found WHERE found.uid = ${uid})`
  }) as SQL<boolean>
}

/** The same of each visitor of a query: each condition is asked once for all its people, not once for each visitor. */
export function isFulfilledByEach(
  conditions: RuleConditions,
  expression: RuleExpression,
  uid: SQL,
): SQL<boolean> {
  return compile(conditions, expression, (people) => sql`${uid} IN (${people})`) as SQL<boolean>
}

/** SQL that is true or false, never unknown: no query for people answers null. */
function compile(conditions: RuleConditions, expression: RuleExpression, leaf: Leaf): SQL {
  if ('not' in expression) return sql`NOT ${compile(conditions, expression.not, leaf)}`
  if ('all' in expression) return joined(expression.all, sql` AND `, sql`true`)
  if ('any' in expression) return joined(expression.any, sql` OR `, sql`false`)
  return leaf(peopleOf(conditions, expression))

  function joined(parts: readonly RuleExpression[], word: SQL, ofNone: SQL): SQL {
    if (parts.length === 0) return ofNone
    const compiled = parts.map((part) => compile(conditions, part, leaf))
    return sql`(${sql.join(compiled, word)})`
  }
}

/** Who fulfils one condition, by the module that knows. */
function peopleOf(conditions: RuleConditions, asked: RuleCondition): SQL {
  const kind = kindOf(asked)
  const find = conditions[kind] as ((asked: RuleCondition) => SQL) | undefined
  if (!find) throw new Error(`No module answers conditions of the kind ${kind}.`)
  return find(asked)
}
