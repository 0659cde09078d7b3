import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { StartError } from '../config/start-error'
import type { Context } from '../context'
import type { Orm, Transaction } from '../db/database'
import { piiKey } from './pii-tables'
import type { PiiKeys } from './sealed-handset'
import { countSealedWith, type SealedColumn, sealedColumns } from './sealed-tables'

const INDEX = 'index'
const ENCRYPTION = 'enc:'

/**
 * Compares the keys of this process with those the database was written with, and records new ones. With another key,
 * phones could not be read; with another index key, every visitor would silently become somebody new. A key that no
 * longer encrypts anything may be gone. Throws a StartError that lists every key that is missing or different, and
 * changes nothing then. `tables` are all that may hold phones. Safe to repeat and to run from several processes at
 * once.
 */
export async function checkPiiKeys(
  { config, db }: Pick<Context, 'config' | 'db'>,
  tables: readonly PgTable[],
): Promise<void> {
  const sealed = sealedColumns(tables)
  const given = fingerprintsOf(config)
  await db.orm.transaction(async (tx) => {
    const writing = [INDEX, ENCRYPTION + config.piiKeys[0].id]
    await tx
      .insert(piiKey)
      .values(writing.map((id) => ({ id, fingerprint: given.get(id) ?? '' })))
      .onConflictDoNothing()
    const problems: string[] = []
    for (const { id, fingerprint } of await tx.select().from(piiKey).orderBy(piiKey.id)) {
      const key = { id, stored: fingerprint, given: given.get(id) }
      problems.push(...(await problemsOf(tx, sealed, key)))
    }
    if (problems.length > 0) throw new StartError(...problems)
  })
}

async function problemsOf(
  tx: Transaction,
  sealed: readonly SealedColumn[],
  { id, stored, given }: { id: string; stored: string; given: string | undefined },
): Promise<string[]> {
  if (given === stored) return []
  if (id === INDEX) {
    return [
      'PII_INDEX_KEY is not the key that this database was written with, so no visitor would be found by phone again. Set it to that key; outside production it is in keys.json of the data folder that was used first.',
    ]
  }
  const name = id.slice(ENCRYPTION.length)
  if (given !== undefined) {
    return [
      `PII_KEYS holds another key under the name ${name} than this database was written with, so phone numbers could not be read. Give the new key a name of its own, and add the old one again.`,
    ]
  }
  const count = await countEverywhere(tx, sealed, name)
  if (count > 0) {
    return [
      `PII_KEYS has no key ${name}, with which ${count} phone numbers and answers in this database are encrypted, so they could not be read. Add it again after the newest, and run npm run keys -- rotate before it goes.`,
    ]
  }
  await tx.delete(piiKey).where(eq(piiKey.id, id))
  return []
}

async function countEverywhere(
  db: Orm | Transaction,
  sealed: readonly SealedColumn[],
  keyId: string,
): Promise<number> {
  let count = 0
  for (const column of sealed) count += await countSealedWith(db, column, keyId)
  return count
}

/** Tells keys apart without saying anything about them. */
function fingerprintsOf({ piiKeys, piiIndexKey }: PiiKeys): Map<string, string> {
  const fingerprint = (secret: Buffer) =>
    createHmac('sha256', secret).update('fingerprint').digest('base64url')
  return new Map([
    [INDEX, fingerprint(piiIndexKey)],
    ...piiKeys.map(({ id, secret }): [string, string] => [ENCRYPTION + id, fingerprint(secret)]),
  ])
}
