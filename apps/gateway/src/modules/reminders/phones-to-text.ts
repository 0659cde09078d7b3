import { inArray } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { findGivenConsents, visitorPhones, wholePhone } from '../passport'

/** The consent to be reminded by text message. */
const DOC = 'reminder'
const PURPOSE = 'service'

/** The phones, by uid, of those visitors who have not since withdrawn their consent to reminders by text message. */
export async function phonesToText(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  uids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (uids.length === 0) return new Map()
  const phones = visitorPhones('phone')
  const rows = await tx
    .select()
    .from(phones)
    .where(inArray(phones.uid, [...uids]))
  const given = await findGivenConsents(
    tx,
    rows.flatMap(({ handset_hash }) => handset_hash ?? []),
  )
  const isTakenBack = (hash: string | null) => {
    const words = (given.get(hash ?? '') ?? []).filter((one) => one.doc === DOC && one.purpose === PURPOSE)
    return (words.at(-1)?.withdrawn_at ?? null) !== null
  }
  const texted = rows.filter(
    ({ handset_enc, handset_hash }) => handset_enc !== null && !isTakenBack(handset_hash),
  )
  return new Map(texted.map((row) => [row.uid, wholePhone(config, row)]))
}
