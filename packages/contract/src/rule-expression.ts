import { z } from 'zod'

/**
 * Bounds of a rule: more than anybody builds by hand, and low enough that a damaged or hostile one cannot occupy a
 * process.
 */
export const ruleLimits = { conditions: 100, depth: 10, values: 100, days: 3_650, seconds: 3_600 } as const

const code = z.string().regex(/^[\w-]{1,64}$/)
const days = z.int().min(0).max(ruleLimits.days)

/** At least, or at most, this many days ago. Days are spans of 24 hours. */
const age = z
  .strictObject({ at_least: days.optional(), at_most: days.optional() })
  .refine(
    ({ at_least, at_most }) => at_least !== undefined || at_most !== undefined,
    'Say at_least, at_most or both',
  )

/** `now` holds it, `ending` within 30 days, `ended` held it and does not, `ever` any of these. */
export const heldStates = ['now', 'ending', 'ended', 'ever'] as const
export type HeldState = (typeof heldStates)[number]

/**
 * What a rule can ask about a visitor, by the key that distinguishes conditions. A visitor about whom nothing is known
 * meets none: somebody who has never paid has not paid that many days ago. A tag that is not a number is never at least
 * or at most anything.
 */
const conditions = [
  z.strictObject({ tag: code, in: z.array(z.string().min(1).max(200)).min(1).max(ruleLimits.values) }),
  z.strictObject({ tag: code, at_least: z.number().optional(), at_most: z.number().optional() }),
  z.strictObject({
    /** Number of a product, or any. */
    product: z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.literal('any')]),
    held: z.enum(heldStates),
  }),
  /** By the newest test, while it is valid. */
  z.strictObject({
    risk_level: z
      .array(z.enum(['C1', 'C2', 'C3', 'C4', 'C5']))
      .min(1)
      .max(5),
  }),
  z.strictObject({ member_of: code }),
  z.strictObject({ registered_days: age }),
  z.strictObject({ tested_days: age }),
  z.strictObject({ paid_days: age }),
  /** Since the last view of any page. */
  z.strictObject({ visited_days: age }),
  z.strictObject({
    visited: z.strictObject({
      /** None: any page. */
      page: code.optional(),
      /** At least this often. */
      times: z.int().min(1).max(1_000),
      /** Within this many days. */
      days: z.int().min(1).max(ruleLimits.days),
      /** Views that lasted at least so long. None: however short. */
      seconds: z.int().min(1).max(ruleLimits.seconds).optional(),
    }),
  }),
  /** Since the latest lead left with their phone. */
  z.strictObject({ lead_days: age }),
] as const

const condition = z.union(conditions)
export type RuleCondition = z.infer<typeof condition>

/** Who belongs. `{"all": []}` is everybody, `{"any": []}` nobody. */
export type RuleExpression =
  | { all: RuleExpression[] }
  | { any: RuleExpression[] }
  | { not: RuleExpression }
  | RuleCondition

const anyExpression: z.ZodType<RuleExpression> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(anyExpression) }),
    z.strictObject({ any: z.array(anyExpression) }),
    z.strictObject({ not: anyExpression }),
    condition,
  ]),
)

/** Reads an expression; refuses one that is too long or too deep before looking into it. */
export const ruleExpression = z
  .unknown()
  .refine(isSmall, {
    error: `条件太多或嵌套太深：最多 ${ruleLimits.conditions} 个条件、${ruleLimits.depth} 层`,
  })
  .pipe(anyExpression)

/** The key by which kinds of conditions are distinguished. */
export const conditionKinds = [
  'tag',
  'product',
  'risk_level',
  'member_of',
  'registered_days',
  'tested_days',
  'paid_days',
  'visited_days',
  'visited',
  'lead_days',
] as const
export type ConditionKind = (typeof conditionKinds)[number]

/** The conditions of a kind. */
export type ConditionOf<Kind extends ConditionKind> = Extract<RuleCondition, Record<Kind, unknown>>

/** Returns the kind of a condition. */
export function kindOf(asked: RuleCondition): ConditionKind {
  const kind = conditionKinds.find((one) => one in asked)
  if (kind === undefined) throw new TypeError('This is no condition of a rule.')
  return kind
}

/** The conditions of an expression, in the order in which they are written. */
export function conditionsIn(expression: RuleExpression): RuleCondition[] {
  if ('all' in expression) return expression.all.flatMap(conditionsIn)
  if ('any' in expression) return expression.any.flatMap(conditionsIn)
  if ('not' in expression) return conditionsIn(expression.not)
  return [expression]
}

function isSmall(raw: unknown): boolean {
  let left: number = ruleLimits.conditions
  const visit = (node: unknown, depth: number): boolean => {
    if (depth > ruleLimits.depth) return false
    if (typeof node !== 'object' || node === null) return true
    const { all, any, not } = node as Record<string, unknown>
    const parts = [all, any].find(Array.isArray) as unknown[] | undefined
    if (parts) return parts.length <= left && parts.every((part) => visit(part, depth + 1))
    if (not !== undefined) return visit(not, depth + 1)
    left -= 1
    return left >= 0
  }
  return visit(raw, 0)
}
