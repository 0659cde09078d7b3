import { useQueries } from '@tanstack/react-query'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

export type Submission = Answer<'reviewList'>['list'][number]

const VIEWS = ['waiting', 'approved', 'ended'] as const

/** The last submission of a page, whatever happened to it. Null: there was none. */
export function useNewestSubmission(code: string) {
  const answers = useQueries({
    queries: VIEWS.map((view) => ({ ...studioQuery('reviewList', { view, code, limit: 1 }), staleTime: 0 })),
  })
  const found = answers.flatMap(({ data }) => data?.list ?? [])
  found.sort((one, other) => other.submission_id - one.submission_id)
  return {
    submission: answers.every(({ data }) => data) ? (found[0] ?? null) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}
