import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { sealHandset } from '../../pii/sealed-handset'
import { softuser } from './passport-tables'

/**
 * Registers many phone numbers in one statement, and returns the uids of their visitors, in the same order. Logs nobody
 * in.
 */
export async function registerVisitors(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  handsets: readonly string[],
): Promise<number[]> {
  const sealed = handsets.map((handset) => sealHandset(ctx.config, 'softuser', handset))
  const hashes = sealed.map(({ handset_hash }) => handset_hash)
  await tx.execute(sql`
    INSERT INTO ${softuser} (handset_enc, handset_hash)
    SELECT * FROM unnest(${sql.param(sealed.map(({ handset_enc }) => handset_enc))}::text[], ${sql.param(hashes)}::text[])
    ON CONFLICT (handset_hash) DO NOTHING`)
  const rows = await tx
    .select({ uid: softuser.softuser_id, hash: softuser.handset_hash })
    .from(softuser)
    .where(inArray(softuser.handset_hash, hashes))
  const uids = new Map(rows.map(({ uid, hash }) => [hash, uid]))
  return hashes.map((hash) => uids.get(hash) as number)
}
