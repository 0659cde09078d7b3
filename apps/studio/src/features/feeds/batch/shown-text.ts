import type { ShownBatch } from '../feed-rows'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')

/** What visitors see of a batch, in a line. */
export function shownText({
  as_of,
  row_count,
  source,
}: Omit<ShownBatch, 'batch_id' | 'is_simulated'>): string {
  return wording.shown(number.format(row_count), as_of, source)
}
