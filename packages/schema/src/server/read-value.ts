import type { z } from 'zod'
import type { JsonRecord } from '../json'
import type { BlockSpec } from './block-spec'
import { emptyValue, fallback } from './fallback'
import type { Place } from './place'
import { readFields } from './read-fields'
import type { PropRules } from './read-rules'

/**
 * Reads a block's own props. The result satisfies the block's zod props, except that texts and lists over their
 * maximum are kept (and reported), since cutting them would lose someone's work.
 */
export function readValue(
  input: JsonRecord,
  spec: BlockSpec,
  at: Place,
  rules: PropRules,
): Record<string, unknown> {
  return conform(readFields(input, spec.fields, at, rules), spec, at)
}

/** Reading coerces by type; rules that a block added with `refine` or the like only show when zod checks again. */
function conform(value: Record<string, unknown>, spec: BlockSpec, at: Place): Record<string, unknown> {
  const broken = brokenProps(value, spec)
  if (broken.size === 0) return value
  for (const [name, reason] of broken) {
    const title = spec.fields.find((field) => field.name === name)?.title ?? spec.title
    at.key(name).error(
      'unusable-value',
      `“${title}”不符合组件的要求（${reason}），已按默认处理。`,
      `请重新填写“${title}”。`,
    )
  }
  const fields = spec.fields.map((field) => [
    field.name,
    broken.has(field.name) ? fallback(field) : value[field.name],
  ])
  const mended = Object.fromEntries(fields.filter(([, prop]) => prop !== undefined))
  return brokenProps(mended, spec).size === 0 ? mended : emptyValue(spec.fields)
}

/**
 * The top-level props that zod refuses, each with its first reason; an issue with the whole value has the empty name.
 */
function brokenProps(value: Record<string, unknown>, spec: BlockSpec): Map<string, string> {
  const result = spec.props.safeParse(value)
  const issues = result.success ? [] : result.error.issues.filter((issue) => !isKept(issue))
  return new Map(issues.toReversed().map((issue) => [String(issue.path[0] ?? ''), issue.message]))
}

function isKept(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')
}
