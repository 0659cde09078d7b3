import { studioErrors } from '@yingzao/contract/studio'
import type { Database } from '../db/database'
import { AppError } from '../http/app-error'
import type { Member } from '../http/member'
import { countCall } from './count-calls'

const HOUR = 3_600

/**
 * Counts what a member does, for all processes together. Throws `tooManyRequests` above the limit of the hour that
 * began with the first. Not in a transaction that may fail: a call that fails counts too.
 */
export async function limitMember(
  { orm }: Pick<Database, 'orm'>,
  { name, perHour }: { name: string; perHour: number },
  { member_id }: Pick<Member, 'member_id'>,
): Promise<void> {
  const count = await countCall(orm, `${name} member:${member_id}`, HOUR)
  if (count > perHour) throw new AppError(studioErrors.tooManyRequests)
}
