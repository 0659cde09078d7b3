import { type CheckedPage, isError } from '../document/reading/judge-page'
import { firstEnd } from './first-end'
import type { Judgement } from './judgement-store'

/** What is kept of a version that was held against every rule. */
export function judgementOf({
  document,
  findings,
}: Pick<CheckedPage, 'document' | 'findings'>): Pick<Judgement, 'errors' | 'first_error' | 'ends_at'> {
  const errors = findings.filter(isError)
  return { errors: errors.length, first_error: errors[0]?.message ?? null, ends_at: firstEnd(document) }
}
