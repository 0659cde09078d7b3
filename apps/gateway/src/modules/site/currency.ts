import type { FastifyBaseLogger } from 'fastify'
import type { PublishedPages } from '../pages'

/** How sure this process is that what it knows about pages is what is published. */
export interface Currency {
  /** Seconds since it last knew that it would have heard of every change. */
  age(): number
  /** Whether that is longer than pages may be served: one of them may have been taken down long ago. */
  isOver(): boolean
  /** Whether a moment, by `performance.now()`, is longer ago than that. */
  isLongAgo(moment: number): boolean
}

interface Known {
  clock: Pick<PublishedPages['clock'], 'learnedAt'>
  /** For how many seconds pages that may be out of date are served. */
  limit: number
  /**
   * How many seconds before its start the process's pages were last known to be current; for one that starts cut off.
   */
  ageAtStart?: number
}

/** Logs when the limit is passed and when it holds again. */
export function createCurrency(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { clock, limit, ageAtStart = 0 }: Known,
): Currency {
  const bornCurrentAt = performance.now() - ageAtStart * 1_000
  const age = () => (performance.now() - (clock.learnedAt() ?? bornCurrentAt)) / 1_000
  let wasOver = false

  return {
    age,
    isOver: () => {
      const isOver = age() > limit
      if (isOver !== wasOver) {
        wasOver = isOver
        if (isOver)
          log.error(
            { seconds: limit },
            'No change of a page could be heard of for longer than STALE_PAGE_LIMIT: pages come from the database or not at all, as one may have been taken down',
          )
        else log.warn('Changes of pages are heard of again; pages come from memory')
      }
      return isOver
    },
    isLongAgo: (moment) => (performance.now() - moment) / 1_000 > limit,
  }
}
