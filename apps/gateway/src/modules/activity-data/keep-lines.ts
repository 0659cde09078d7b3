import type { OperationResponse, operations } from '@yingzao/contract/server'
import { WrittenResponse } from '../../http/written-response'

type Lines = OperationResponse<typeof operations.activityVirtualUserDetail>

/** Milliseconds until a ticker shows its next line (SPEC.md section 9). */
const TICKER_INTERVAL = 4000

/** How long visitors may be shown outdated lines after an operator's change, in milliseconds. */
const KEPT_MS = 5_000
const MOST_KEPT = 500

type Answer = WrittenResponse<Lines> | undefined

interface Kept {
  /** The answer itself once it is known: awaiting a promise would keep the visitor waiting too. */
  answer: Promise<Answer> | Answer
  until: number
}

/** Finds a set of lines, synchronously when it is in memory; undefined: there is none. */
type FindSet = (set_id: string) => Promise<Answer> | Answer

/**
 * Keeps sets of lines for 5 s, since a page asks for one at every visit. However many ask at once, `find` is called
 * once. A set that does not exist, or could not be read, is looked up again each time.
 */
export function keepLines(find: (set_id: string) => Promise<Lines['list']>): FindSet {
  const kept = new Map<string, Kept>()

  return (set_id) => {
    const hit = kept.get(set_id)
    if (hit && hit.until > performance.now()) return hit.answer
    const answer = write(set_id)
    if (kept.size >= MOST_KEPT) kept.clear()
    const entry: Kept = { answer, until: performance.now() + KEPT_MS }
    kept.set(set_id, entry)
    const forget = () => {
      if (kept.get(set_id) === entry) kept.delete(set_id)
    }
    const keep = (found: Answer) => {
      if (found) entry.answer = found
      else forget()
    }
    answer.then(keep, forget)
    return answer
  }

  async function write(set_id: string): Promise<Answer> {
    const list = await find(set_id)
    if (list.length === 0) return undefined
    const response: Lines = { list, interval: TICKER_INTERVAL }
    return new WrittenResponse([Buffer.from(JSON.stringify(response))])
  }
}
