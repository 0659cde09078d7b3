import { useQueries } from '@tanstack/react-query'
import { onBeijingClock } from '../../../state/beijing-clock'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

/** What came of a link. */
export type Came = Answer<'reportLinks'>['links'][number]

/** So many links one question is of. */
const AT_ONCE = 100

/** The days of the list. */
export const USUAL_DAYS = 30

/** The first and the last of so many days until today, of China. */
function lastDays(days: number, now: number): { from: string; to: string } {
  const today = onBeijingClock(now)
  return { from: today.subtract(days - 1, 'day').format('YYYY-MM-DD'), to: today.format('YYYY-MM-DD') }
}

/** What came of links in the last days, by their codes; what is still asked for, or cannot be had, is not in it. */
export function useCame(codes: readonly string[], days = USUAL_DAYS) {
  const span = lastDays(days, Date.now())
  const parts = Array.from({ length: Math.ceil(codes.length / AT_ONCE) }, (_, index) =>
    codes.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  const asked = useQueries({
    queries: parts.map((part) => studioQuery('reportLinks', { ...span, codes: part.join(',') })),
  })
  return {
    came: new Map(asked.flatMap(({ data }) => (data?.links ?? []).map((one) => [one.code, one] as const))),
    problem: asked.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of asked) if (error) void refetch()
    },
  }
}
