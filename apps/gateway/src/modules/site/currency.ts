import type { FastifyBaseLogger } from 'fastify'
import type { PublishedPages } from '../pages'

/** How sure this process is that what it knows of pages is what is published. */
export interface Currency {
  /** For how many seconds it has not known that it would have heard of every change. */
  age(): number
  /** Whether that is longer than pages are served for: one of them may have been taken down long ago. */
  isOver(): boolean
  /** Whether a moment, by `performance.now()`, lies back for longer than that. */
  isLongAgo(moment: number): boolean
}

interface Known {
  clock: Pick<PublishedPages['clock'], 'learnedAt'>
  /** For how many seconds pages are served that may be out of date. */
  limit: number
  /** How long ago, in seconds, this process knew that it was current when it began; of one that begins cut off. */
  ageAtStart?: number
}

/** Says in the log when the limit is passed and when it holds again. */
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
