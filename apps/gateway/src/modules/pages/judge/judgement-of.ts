import { createHash } from 'node:crypto'
import type { ProductFacts } from '@yingzao/checks'
import { type CheckedPage, isError } from '../document/reading/judge-page'
import { firstEnd } from './first-end'
import type { Judgement } from './judgement-store'

/** What is kept of a version that was held against every rule, in this build of its page. */
export function judgementOf(
  build: string,
  { document, findings, products }: Pick<CheckedPage, 'document' | 'findings' | 'products'>,
): Pick<Judgement, 'build' | 'errors' | 'first_error' | 'ends_at'> {
  const errors = findings.filter(isError)
  return {
    build: judgedBy(build, products),
    errors: errors.length,
    first_error: errors[0]?.message ?? null,
    ends_at: firstEnd(document),
  }
}

/** What a judgement goes by beside the day: the build of the page, and what was sold. */
export function judgedBy(build: string, products: readonly ProductFacts[] = []): string {
  if (products.length === 0) return build
  return createHash('sha256')
    .update(JSON.stringify([build, products]))
    .digest('hex')
    .slice(0, 16)
}
