import type { Context } from '../../context'
import { hashHandset } from '../../pii/sealed-handset'
import { findNewestCode } from './code-store'
import { computeCode } from './compute-code'

/** The code last sent to a phone, while it is valid; for whoever stands in for a phone. */
export async function newestCode(
  { config, db }: Pick<Context, 'config' | 'db'>,
  handset: string,
): Promise<string | undefined> {
  const row = await findNewestCode(db.orm, hashHandset(config, handset))
  const key = config.tokenKeys.find(({ id }) => id === row?.key_id)
  return row && key ? computeCode(key, row.scene, row.nonce) : undefined
}
