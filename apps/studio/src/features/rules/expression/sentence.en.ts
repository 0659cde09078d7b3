import type { HeldState, RuleCondition, RuleExpression } from '@yingzao/contract/studio'
import { countOf } from '../../../ui/count-of'
import { wording } from '../wording'

/** The names of numbers and codes. What is unknown here is given by its number or code. */
export interface Names {
  tag(code: string): string
  product(id: number): string
  page(code: string): string
  group(id: string): string
}

export const NO_NAMES: Names = {
  tag: (code) => code,
  product: (id) => `Product ${id}`,
  page: (code) => code,
  group: (id) => id,
}

const HELD: Readonly<Record<HeldState, (product: string) => string>> = {
  now: (product) => `holds ${product}`,
  ending: (product) => `${product} ends within 30 days`,
  ended: (product) => `${product} has ended`,
  ever: (product) => `bought ${product}`,
}

/** A rule as people read it: holds “Short-term king”, and not: member of group “g-8001”. */
export function sentenceOf(expression: RuleExpression, names: Names = NO_NAMES): string {
  if ('not' in expression) {
    const said = sentenceOf(expression.not, names)
    return 'all' in expression.not || 'any' in expression.not ? `all but: ${said}` : `not: ${said}`
  }
  if ('all' in expression) return joined(expression.all, ', and ', 'all customers who have logged in')
  if ('any' in expression) return joined(expression.any, ', or ', 'nobody')
  return conditionText(expression, names)

  function joined(parts: readonly RuleExpression[], word: string, ofNone: string): string {
    if (parts.length === 0) return ofNone
    return parts
      .map((part) => {
        const said = sentenceOf(part, names)
        const isGroup = ('all' in part && part.all.length > 1) || ('any' in part && part.any.length > 1)
        return isGroup ? `(${said})` : said
      })
      .join(word)
  }
}

/** One condition as people read it. */
export function conditionText(condition: RuleCondition, names: Names = NO_NAMES): string {
  if ('tag' in condition) {
    const name = names.tag(condition.tag)
    if ('in' in condition) return `tag “${name}” is ${condition.in.join(' or ')}`
    return `tag “${name}” is ${between(condition)}`
  }
  if ('product' in condition) {
    const product =
      condition.product === 'any' ? wording.fields.anyProduct : `“${names.product(condition.product)}”`
    return HELD[condition.held](product)
  }
  if ('risk_level' in condition)
    return `risk level is ${condition.risk_level.map((level) => `${level} ${wording.levelTitles[level]}`).join(' or ')}`
  if ('member_of' in condition) return `member of group “${names.group(condition.member_of)}”`
  if ('registered_days' in condition) return `registered ${ago(condition.registered_days)}`
  if ('paid_days' in condition) return `last paid ${ago(condition.paid_days)}`
  if ('tested_days' in condition) return `took the risk test ${ago(condition.tested_days)}`
  if ('visited_days' in condition) return `last visited ${ago(condition.visited_days)}`
  if ('lead_days' in condition) return `last left a lead ${ago(condition.lead_days)}`
  const { page, times, days, seconds } = condition.visited
  const what = page === undefined ? wording.fields.anyPage : `“${names.page(page)}”`
  const howLong = seconds === undefined ? '' : `, for at least ${seconds} s each`
  return `viewed ${what} at least ${countOf(times, 'time', 'times')} in the last ${countOf(days, 'day', 'days')}${howLong}`
}

interface Span {
  at_least?: number | undefined
  at_most?: number | undefined
}

function between({ at_least, at_most }: Span): string {
  const parts = [
    ...(at_least === undefined ? [] : [`at least ${at_least}`]),
    ...(at_most === undefined ? [] : [`at most ${at_most}`]),
  ]
  return parts.join(' and ')
}

function ago({ at_least, at_most }: Span): string {
  if (at_least === undefined) return `at most ${countOf(at_most ?? 0, 'day', 'days')} ago`
  if (at_most === undefined) return `at least ${countOf(at_least, 'day', 'days')} ago`
  return `${at_least} to ${at_most} days ago`
}
