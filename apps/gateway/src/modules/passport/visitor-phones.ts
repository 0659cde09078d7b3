import { maskHandset } from '@yingzao/contract/server'
import { eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../db/database'
import { hashHandset, openHandset, type PiiKeys } from '../../pii/sealed-handset'
import { softuser } from './passport-tables'

/** A subquery to join, so that a list needs no query per row: visitors with their phone numbers, sealed. */
export function visitorPhones<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({
      uid: softuser.softuser_id,
      handset_enc: softuser.handset_enc,
      handset_hash: softuser.handset_hash,
    })
    .from(softuser)
    .as(as)
}

interface Sealed {
  handset_enc: string | null
  handset_hash: string | null
}

/** The phone number from `visitorPhones` as members may see it; empty: the visitor was erased. */
export function maskedPhone(keys: Pick<PiiKeys, 'piiKeys'>, sealed: Sealed): string {
  const handset = wholePhone(keys, sealed)
  return handset === '' ? '' : maskHandset(handset)
}

/** The same in full, for somebody who has said why they need it, which the audit log has by then. */
export function wholePhone(keys: Pick<PiiKeys, 'piiKeys'>, { handset_enc, handset_hash }: Sealed): string {
  if (handset_enc === null || handset_hash === null) return ''
  return openHandset(keys, 'softuser', { handset_enc, handset_hash })
}

/** The visitor who logs in by a phone. */
export async function findByPhone(
  keys: Pick<PiiKeys, 'piiIndexKey'>,
  db: Orm | Transaction,
  handset: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ uid: softuser.softuser_id })
    .from(softuser)
    .where(eq(softuser.handset_hash, hashHandset(keys, handset)))
  return row?.uid
}
