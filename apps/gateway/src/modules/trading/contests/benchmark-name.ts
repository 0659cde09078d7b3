import type { Orm } from '../../../db/database'
import { findInstruments } from '../../market'
import type { Contest } from './contest-store'

/** The name of the benchmark that a contest's returns are compared with; empty: none. */
export async function benchmarkName(db: Orm, { benchmark }: Pick<Contest, 'benchmark'>): Promise<string> {
  if (benchmark === null) return ''
  return (await findInstruments(db, [benchmark])).get(benchmark)?.name ?? ''
}
