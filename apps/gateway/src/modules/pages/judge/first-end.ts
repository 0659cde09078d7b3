import { specs } from '@yingzao/blocks/props'
import { type PageDocument, walkBlocks } from '@yingzao/schema/server'

const COUNTING_DOWN = new Set(specs.having('timeLeft').map(({ name }) => name))

/** When the first countdown on a page ends or has ended. Null: none has an end. */
export function firstEnd(document: Pick<PageDocument, 'page_schema'>): Date | null {
  const ends = Array.from(walkBlocks(document), ({ block: { name, value } }) =>
    // 0 means that nobody has set an end.
    COUNTING_DOWN.has(name) && typeof value.endTime === 'number' && value.endTime > 0
      ? value.endTime
      : Infinity,
  )
  const first = Math.min(...ends)
  return first === Infinity ? null : new Date(first)
}
