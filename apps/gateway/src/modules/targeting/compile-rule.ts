import { kindOf, type RuleCondition, type RuleExpression } from '@yingzao/contract/server'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RuleConditions } from '../define-module'

/** Makes SQL of the people that one condition asks for. */
type Leaf = (people: SQL) => SQL

/** Whether one visitor, or one of a few, fulfils an expression: each condition looks up only them, by its index. */
export function isFulfilledBy(
  conditions: RuleConditions,
  expression: RuleExpression,
  uid: number | SQLWrapper,
): SQL<boolean> {
  return compile(conditions, expression, (people) => {
    return sql`EXISTS (SELECT FROM (${people}) AS found WHERE found.uid = ${uid})`
  }) as SQL<boolean>
}

/** The same for each visitor of a query: each condition is asked once for all its people, not once per visitor. */
export function isFulfilledByEach(
  conditions: RuleConditions,
  expression: RuleExpression,
  uid: SQL,
): SQL<boolean> {
  return compile(conditions, expression, (people) => sql`${uid} IN (${people})`) as SQL<boolean>
}

/** SQL that is true or false, never unknown: no query for people returns null. */
function compile(conditions: RuleConditions, expression: RuleExpression, leaf: Leaf): SQL {
  if ('not' in expression) return sql`NOT ${compile(conditions, expression.not, leaf)}`
  if ('all' in expression) {
    return joined(
      expression.all.map((part) => compile(conditions, part, leaf)),
      sql` AND `,
      sql`true`,
    )
  }
  if ('any' in expression) {
    // The people of several conditions form one set: looking in one is faster than in each of many.
    const people = expression.any.filter(isCondition).map((part) => peopleOf(conditions, part))
    const others = expression.any.filter((part) => !isCondition(part))
    return joined(
      [
        ...(people.length === 0 ? [] : [leaf(sql.join(people, sql` UNION ALL `))]),
        ...others.map((part) => compile(conditions, part, leaf)),
      ],
      sql` OR `,
      sql`false`,
    )
  }
  return leaf(peopleOf(conditions, expression))
}

function joined(parts: readonly SQL[], word: SQL, ofNone: SQL): SQL {
  return parts.length === 0 ? ofNone : sql`(${sql.join([...parts], word)})`
}

function isCondition(expression: RuleExpression): expression is RuleCondition {
  return !('all' in expression || 'any' in expression || 'not' in expression)
}

/** Who fulfils one condition, by the module that knows. */
function peopleOf(conditions: RuleConditions, asked: RuleCondition): SQL {
  const kind = kindOf(asked)
  const find = conditions[kind] as ((asked: RuleCondition) => SQL) | undefined
  if (!find) throw new Error(`No module answers conditions of the kind ${kind}.`)
  return find(asked)
}
