import { studioErrors } from '@yingzao/contract/studio'
import type { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'

const refusal = (msg: string) => ({ ...studioErrors.invalidParameters, msg })

/** What the tables' own rules forbid, in words for who typed it. */
const REFUSALS: readonly (readonly [constraint: string, refusal: AppError['error']])[] = [
  ['openday_event_pkey', studioErrors.alreadyExists],
  ['openday_session_span', refusal('结束时间要晚于开始时间')],
  ['openday_session_quota', refusal('名额不能少于已报名的人数')],
]

/** A statement that stores what a member has typed. */
export function checked<Answer>(running: Promise<Answer>): Promise<Answer> {
  return REFUSALS.reduce((call, [constraint, error]) => orRefuse(call, [constraint], error), running)
}
