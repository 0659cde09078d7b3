import type { Context } from '../../context'
import { countCall } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { insertStateCodeHit } from './staff-store'

/** Hits of one network that are recorded in an hour: visitors bring whatever code they like, and each is a row. */
const NOTED = { perHour: 2_000, windowS: 3_600 }

/** Records that somebody came by a channel. Above the limit of their network they are led on all the same. */
export async function noteHit(
  { db }: Pick<Context, 'db'>,
  { ip, ...hit }: Parameters<typeof insertStateCodeHit>[1] & { ip: string },
): Promise<void> {
  const count = await countCall(db.orm, `state_code hit ${networkOf(ip)}`, NOTED.windowS)
  if (count <= NOTED.perHour) await insertStateCodeHit(db.orm, hit)
}
