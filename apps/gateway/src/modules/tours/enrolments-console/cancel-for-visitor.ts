import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { past } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { returnPlace } from '../cancel-enrolment'
import { findPlace } from '../place-store'
import { stateOf } from './enrolment-rows'

const TOO_LATE = past('讲座已开始，不能再取消')

/**
 * Gives a visitor's place back at their request, as they would themselves. A repeat changes nothing and is not logged.
 * Throws `notFound`, and `pastMoment` once the talk has begun.
 */
export async function cancelForVisitor(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { enroll_no, reason }: StudioInput<StudioOperations['enrolmentCancel']>,
): Promise<StudioResponse<StudioOperations['enrolmentCancel']>> {
  const found = await findPlace(db.orm, enroll_no)
  if (!found) throw new AppError(studioErrors.notFound)
  return db.orm.transaction(async (tx) => {
    const returned = await returnPlace(tx, found.speech_id, () => findPlace(tx, enroll_no))
    if (!returned) throw new AppError(studioErrors.notFound)
    const { came, place } = returned
    if (came === 'too_late') throw new AppError(TOO_LATE)
    if (came === 'given_back')
      await appendAudit({ config }, tx, actor, {
        action: 'enrolment.cancel',
        subject: `enrolment:${enroll_no}`,
        before: { state: stateOf(place), people_num: place.people_num },
        after: { state: 'returned', reason },
      })
    return {}
  })
}
