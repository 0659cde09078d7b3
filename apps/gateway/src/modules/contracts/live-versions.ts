import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { contractVersion } from './contract-tables'

/** Which text of a contract visitors sign now. */
export interface LiveContract {
  contract_id: string
  version: number
  /** SHA-256 of its text. */
  body_hash: string
}

/** The texts of these contracts that visitors sign now, by their ids. */
export function findLiveVersions(
  db: Orm | Transaction,
  contracts: readonly string[],
): Promise<LiveContract[]> {
  return db
    .select({
      contract_id: contractVersion.contract_id,
      version: contractVersion.version,
      body_hash: sql<string>`encode(sha256(convert_to(${contractVersion.body}, 'UTF8')), 'hex')`,
    })
    .from(contractVersion)
    .where(and(inArray(contractVersion.contract_id, [...contracts]), eq(contractVersion.state, 'live')))
    .orderBy(contractVersion.contract_id)
}
