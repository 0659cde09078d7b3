import { createHash } from 'node:crypto'
import type { ProductFacts } from '@yingzao/checks'
import { type CheckedPage, isError } from '../document/reading/judge-page'
import { firstEnd } from './first-end'
import type { Judgement } from './judgement-store'

/** What is stored of a version that was checked against every rule, in this build of its page. */
export function judgementOf(
  build: string,
  {
    document,
    findings,
    products,
    rules_version,
  }: Pick<CheckedPage, 'document' | 'findings' | 'products' | 'rules_version'>,
): Pick<Judgement, 'build' | 'errors' | 'first_error' | 'ends_at'> {
  const errors = findings.filter(isError)
  return {
    build: judgedBy(build, { products, rules_version }),
    errors: errors.length,
    first_error: errors[0]?.message ?? null,
    ends_at: firstEnd(document),
  }
}

/**
 * What a judgement depends on besides the day: the build of the page, what was sold, and which list of words and rules
 * was in force.
 */
export function judgedBy(
  build: string,
  { products, rules_version }: { products: readonly ProductFacts[] | undefined; rules_version: number },
): string {
  if ((products ?? []).length === 0 && rules_version === 0) return build
  return createHash('sha256')
    .update(JSON.stringify([build, products, rules_version]))
    .digest('hex')
    .slice(0, 16)
}
