import {
  type HeldState,
  LEVEL_TITLES,
  type RuleCondition,
  type RuleExpression,
} from '@yingzao/contract/studio'
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
  product: (id) => `商品 ${id}`,
  page: (code) => code,
  group: (id) => id,
}

const HELD: Readonly<Record<HeldState, (product: string) => string>> = {
  now: (product) => `持有${product}`,
  ending: (product) => `${product} 30 天内到期`,
  ended: (product) => `${product}已到期`,
  ever: (product) => `买过${product}`,
}

/** A rule as people read it: 持有“短线王”，并且不是社群 g-8001 的成员. */
export function sentenceOf(expression: RuleExpression, names: Names = NO_NAMES): string {
  if ('not' in expression) {
    const said = sentenceOf(expression.not, names)
    return 'all' in expression.not || 'any' in expression.not ? `除外：${said}` : `不满足“${said}”`
  }
  if ('all' in expression) return joined(expression.all, '，并且', '所有登录过的客户')
  if ('any' in expression) return joined(expression.any, '，或者', '没有人')
  return conditionText(expression, names)

  function joined(parts: readonly RuleExpression[], word: string, ofNone: string): string {
    if (parts.length === 0) return ofNone
    return parts
      .map((part) => {
        const said = sentenceOf(part, names)
        const isGroup = ('all' in part && part.all.length > 1) || ('any' in part && part.any.length > 1)
        return isGroup ? `（${said}）` : said
      })
      .join(word)
  }
}

/** One condition as people read it. */
export function conditionText(condition: RuleCondition, names: Names = NO_NAMES): string {
  if ('tag' in condition) {
    const name = names.tag(condition.tag)
    if ('in' in condition) return `标签“${name}”是 ${condition.in.join(' 或 ')}`
    return `标签“${name}”${between(condition, '')}`
  }
  if ('product' in condition) {
    const product =
      condition.product === 'any' ? wording.fields.anyProduct : `“${names.product(condition.product)}”`
    return HELD[condition.held](product)
  }
  if ('risk_level' in condition)
    return `风险等级是 ${condition.risk_level.map((level) => `${level} ${LEVEL_TITLES[level]}`).join(' 或 ')}`
  if ('member_of' in condition) return `社群“${names.group(condition.member_of)}”的成员`
  if ('registered_days' in condition) return `注册${ago(condition.registered_days)}`
  if ('paid_days' in condition) return `最近一次付款${ago(condition.paid_days)}`
  if ('tested_days' in condition) return `风险测评${ago(condition.tested_days)}`
  if ('visited_days' in condition) return `最近一次访问${ago(condition.visited_days)}`
  if ('lead_days' in condition) return `最近一次提交线索${ago(condition.lead_days)}`
  const { page, times, days, seconds } = condition.visited
  const what = page === undefined ? wording.fields.anyPage : `“${names.page(page)}”`
  const howLong = seconds === undefined ? '' : `，每次停留 ${seconds} 秒以上`
  return `最近 ${days} 天内看过${what}至少 ${times} 次${howLong}`
}

interface Span {
  at_least?: number | undefined
  at_most?: number | undefined
}

function between({ at_least, at_most }: Span, unit: string): string {
  const parts = [
    ...(at_least === undefined ? [] : [`不小于 ${at_least}${unit}`]),
    ...(at_most === undefined ? [] : [`不大于 ${at_most}${unit}`]),
  ]
  return parts.join('、')
}

function ago({ at_least, at_most }: Span): string {
  if (at_least === undefined) return `不超过 ${at_most} 天`
  if (at_most === undefined) return `已有 ${at_least} 天以上`
  return `在 ${at_least} 至 ${at_most} 天前`
}
