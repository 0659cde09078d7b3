import { errors } from '@yingzao/contract/server'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Contest, findContest } from './contest-store'

/** The contest that a call is about. Throws `activityNotFound`. */
export async function metContest(
  db: Orm,
  competition_id: string | undefined,
  meant?: 'signup' | 'trading',
): Promise<Contest> {
  const contest = await findContest(db, competition_id, meant)
  if (!contest) throw new AppError(errors.activityNotFound)
  return contest
}
