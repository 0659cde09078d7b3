import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { past } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { lockPerson } from '../../passport'
import { returnRegistration } from '../cancel-registration'
import { openDayRegister } from '../open-day-tables'

type Operation = StudioOperations['openDayVisitCancel']

const BEGUN = past('场次已开始，不能再取消')

/**
 * Gives somebody's places back for them, as they would themselves. A repeat changes nothing, and the log has it once. Throws
 * `notFound`, or `pastMoment` once the session has begun.
 */
export async function cancelVisit(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { register_no, reason }: StudioInput<Operation>,
): Promise<StudioResponse<Operation>> {
  return db.orm.transaction(async (tx) => {
    const [owner] = await tx
      .select({ uid: openDayRegister.uid })
      .from(openDayRegister)
      .where(eq(openDayRegister.register_no, register_no))
    if (!owner || !(await lockPerson(tx, owner.uid))) throw new AppError(studioErrors.notFound)
    const outcome = await returnRegistration(tx, register_no, owner.uid)
    if (outcome === 'unknown') throw new AppError(studioErrors.notFound)
    if (outcome === 'begun') throw new AppError(BEGUN)
    if (outcome === 'returned')
      await appendAudit({ config }, tx, actor, {
        action: 'openday_visit.cancel',
        subject: `openday_visit:${register_no}`,
        after: { reason },
      })
    return {}
  })
}
