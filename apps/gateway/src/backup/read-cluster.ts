import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../db/embedded/place'

/**
 * PostgreSQL's system identifier, which tells one cluster from every other: the first eight bytes of its control file,
 * so that it can be read while it is not running. Throws where there is none.
 */
export function readCluster({ cluster }: Pick<Place, 'cluster'>): string {
  return readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE(0).toString()
}
