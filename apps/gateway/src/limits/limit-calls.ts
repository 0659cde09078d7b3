import { errors } from '@yingzao/contract/server'
import type { Database } from '../db/database'
import { AppError } from '../http/app-error'
import { countCall } from './count-calls'
import { networkOf } from './network-of'

export interface CallLimit {
  /** What is counted. */
  name: string
  /** Most calls of one network in the minute that begins with its first. */
  perMinute: number
}

/**
 * Counts a call for the caller's network, for all processes together. Throws `tooManyRequests` above the limit. Not in
 * a transaction that may fail: a call that fails counts too.
 */
export async function limitCalls(
  { orm }: Pick<Database, 'orm'>,
  { name, perMinute }: CallLimit,
  ip: string,
): Promise<void> {
  const count = await countCall(orm, `${name} ${networkOf(ip)}`, 60)
  if (count > perMinute) throw new AppError(errors.tooManyRequests)
}
