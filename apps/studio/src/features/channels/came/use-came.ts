import { useQueries } from '@tanstack/react-query'
import { onBeijingClock } from '../../../state/beijing-clock'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

/** The results of a link. */
export type Came = Answer<'reportLinks'>['links'][number]

/** How many links one call asks for. */
const AT_ONCE = 100

/** The number of days in the list. */
export const USUAL_DAYS = 30

/** Returns the first and the last of so many days up to today, in China's time. */
function lastDays(days: number, now: number): { from: string; to: string } {
  const today = onBeijingClock(now)
  return { from: today.subtract(days - 1, 'day').format('YYYY-MM-DD'), to: today.format('YYYY-MM-DD') }
}

/** Returns the results of links in the last days, by code; those still loading, or not available, are not in it. */
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
