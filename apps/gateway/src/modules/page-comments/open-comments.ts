import type { Orm, Transaction } from '../../db/database'
import { openThreadsOf } from './comment-store'
import { pageComment } from './comment-tables'

/** How many threads about a page nobody has settled yet. */
export function openComments(db: Orm | Transaction, page_id: number): Promise<number> {
  return db.$count(pageComment, openThreadsOf(page_id))
}
