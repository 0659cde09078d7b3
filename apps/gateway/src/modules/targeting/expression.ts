import { z } from 'zod'

/** Far more than anybody writes by hand; keeps a damaged or hostile rule from occupying the process. */
const MOST_CONDITIONS = 200
const DEEPEST = 10

const code = z.string().regex(/^[\w-]{1,64}$/)

/**
 * Who belongs, said in JSON. `{"all": []}` is everybody, `{"any": []}` nobody. A tag that a visitor does not have
 * fulfils no condition; `at_least` and `at_most` compare numbers, and a tag that is no number fulfils neither.
 */
export type Expression =
  | { all: Expression[] }
  | { any: Expression[] }
  | { not: Expression }
  | { tag: string; in: string[] }
  | { tag: string; at_least?: number | undefined; at_most?: number | undefined }
  | { member_of: string }

const anyExpression: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(anyExpression) }),
    z.strictObject({ any: z.array(anyExpression) }),
    z.strictObject({ not: anyExpression }),
    z.strictObject({ tag: code, in: z.array(z.string().max(200)).min(1) }),
    z.strictObject({ tag: code, at_least: z.number().optional(), at_most: z.number().optional() }),
    z.strictObject({ member_of: code }),
  ]),
)

/** Reads an expression; refuses one that is too long or too deep before looking into it. */
export const expression = z
  .unknown()
  .refine((raw) => isSmall(raw), { error: '条件太多或嵌套太深' })
  .pipe(anyExpression)

/** What is known of a visitor. */
export interface Facts {
  /** By the code of the tag. */
  tags: ReadonlyMap<string, string>
  groupIds: ReadonlySet<string>
}

/** Whether a visitor of whom this is known belongs. */
export function fulfils(facts: Facts, wanted: Expression): boolean {
  if ('all' in wanted) return wanted.all.every((part) => fulfils(facts, part))
  if ('any' in wanted) return wanted.any.some((part) => fulfils(facts, part))
  if ('not' in wanted) return !fulfils(facts, wanted.not)
  if ('member_of' in wanted) return facts.groupIds.has(wanted.member_of)
  const value = facts.tags.get(wanted.tag)
  if (value === undefined) return false
  return 'in' in wanted ? wanted.in.includes(value) : isBetween(value, wanted)
}

function isBetween(
  value: string,
  {
    at_least = -Infinity,
    at_most = Infinity,
  }: { at_least?: number | undefined; at_most?: number | undefined },
): boolean {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return number >= at_least && number <= at_most
}

function isSmall(raw: unknown): boolean {
  let left = MOST_CONDITIONS
  const visit = (node: unknown, depth: number): boolean => {
    if (typeof node !== 'object' || node === null) return true
    left -= 1
    return left >= 0 && depth <= 2 * DEEPEST && Object.values(node).every((part) => visit(part, depth + 1))
  }
  return visit(raw, 0)
}
