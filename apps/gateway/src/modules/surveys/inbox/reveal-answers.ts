import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { findPersonal } from './answer-store'
import { openPersonal } from './personal'

type SurveyReveal = StudioOperations['surveyReveal']

/** As for the phones of leads. */
export const REVEAL_LIMIT = { name: 'survey-reveal', perHour: 200 }

/**
 * Reveals what is personal in somebody's answers. Nobody learns it before the log records who saw it and why. Throws
 * `notFound`, and `tooManyRequests` above the limit of a member.
 */
export async function revealAnswers(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { id, reason }: StudioInput<SurveyReveal>,
): Promise<StudioResponse<SurveyReveal>> {
  await limitMember(db, REVEAL_LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const row = await findPersonal(tx, id)
    if (!row) throw new AppError(studioErrors.notFound)
    const personal = openPersonal(config, row)
    await appendAudit({ config }, tx, actor, {
      action: 'survey.reveal',
      subject: `survey:${id}`,
      after: { reason },
    })
    return { answers: Object.entries(personal).map(([field, { text }]) => ({ id: field, text })) }
  })
}
