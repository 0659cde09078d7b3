import { studioErrors } from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { instrument } from '../market-tables'
import { instrumentNote } from '../note-tables'

const NO_SHARE = refusal('没有这只证券，请重新选择')

/**
 * Makes others who write or decide about a share wait until the transaction ends. Returns the moment from which that
 * holds: with the transaction's own time, which may be from before it waited, a version could end before it was out.
 */
export async function holdShare(tx: Transaction, code: string): Promise<SQL> {
  const held = await tx
    .select({ code: instrument.code })
    .from(instrument)
    .where(eq(instrument.code, code))
    .for('no key update')
  if (held.length === 0) throw new AppError(NO_SHARE)
  const { rows } = await tx.execute<{ at: string }>(sql`SELECT clock_timestamp()::text AS at`)
  return sql`${rows[0]?.at}::timestamptz`
}

/** The same for the share of a version, which is returned with it. Throws `notFound`. */
export async function holdVersion(tx: Transaction, note_id: number) {
  const find = async () => {
    const [found] = await tx.select().from(instrumentNote).where(eq(instrumentNote.note_id, note_id))
    if (!found) throw new AppError(studioErrors.notFound)
    return found
  }
  const at = await holdShare(tx, (await find()).code)
  return { note: await find(), at }
}
