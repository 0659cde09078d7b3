import type { Orm } from '../../../db/database'
import { findInstruments } from '../../market'
import type { Contest } from './contest-store'

/** What the returns of a contest are set beside; empty: nothing. */
export async function benchmarkName(db: Orm, { benchmark }: Pick<Contest, 'benchmark'>): Promise<string> {
  if (benchmark === null) return ''
  return (await findInstruments(db, [benchmark])).get(benchmark)?.name ?? ''
}
