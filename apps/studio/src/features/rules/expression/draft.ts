import { type RuleExpression, ruleExpression } from '@yingzao/contract/studio'

/** A group of conditions, with which a form starts. */
export type Group = { all: RuleExpression[] } | { any: RuleExpression[] }

export const isGroup = (expression: RuleExpression): expression is Group =>
  'all' in expression || 'any' in expression

export const partsOf = (group: Group): RuleExpression[] => ('all' in group ? group.all : group.any)

export function groupOf(word: 'all' | 'any', parts: RuleExpression[]): Group {
  return word === 'all' ? { all: parts } : { any: parts }
}

/** A stored expression in the form's format; undefined: it cannot be read. */
export function draftOf(stored: unknown): Group | undefined {
  const read = ruleExpression.safeParse(stored)
  if (!read.success) return undefined
  const simple = simplified(read.data)
  return isGroup(simple) ? simple : { all: [simple] }
}

/** Removes double negations, which no form can show. */
function simplified(expression: RuleExpression): RuleExpression {
  if ('not' in expression) {
    const inner = simplified(expression.not)
    return 'not' in inner ? inner.not : { not: inner }
  }
  if (isGroup(expression))
    return groupOf('all' in expression ? 'all' : 'any', partsOf(expression).map(simplified))
  return expression
}

/** The same as it is stored; undefined: something is still to be filled in. */
export function finished(draft: RuleExpression): RuleExpression | undefined {
  const read = ruleExpression.safeParse(draft)
  return read.success ? read.data : undefined
}
