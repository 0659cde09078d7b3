import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
  reckonLevel,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { keepRiskLevel, lockPerson } from '../passport'
import { holdLive } from './questionnaire-store'
import { readAnswers } from './read-answers'
import { NOT_OPEN, shownResult } from './show-questions'
import { countToday, findNewest, insertTest } from './test-store'

type Call = Operations['submitRiskTest']

const OLD = { ...errors.invalidParameters, msg: '问卷已更新，请刷新后重新作答' }
const NONE_LEFT = { ...errors.tooManyRequests, msg: '今天的测评次数已用完，请明天再试' }

/** Longest user agent that is kept; what follows is noise. */
const UA_LENGTH = 512

/**
 * Calculates somebody's level from what is asked now, and keeps it with all answers. Throws in words, and stores
 * nothing, for answers that are incomplete or to an older questionnaire, and `tooManyRequests` for one test too many
 * today.
 */
export async function submitTest(
  { db }: Pick<Context, 'db'>,
  { version, answers }: OperationInput<Call>,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OperationResponse<Call>> {
  return db.orm.transaction(async (tx) => {
    // However many tests come at once, they are counted one after another.
    if (!(await lockPerson(tx, uid))) throw new AppError(errors.loginExpired)
    const live = await holdLive(tx)
    if (!live) throw new AppError(NOT_OPEN)
    if (live.version !== version) throw new AppError(OLD)
    const read = readAnswers(live.questions, answers)
    const taken = await countToday(tx, uid)
    if (taken >= live.per_day) throw new AppError(NONE_LEFT)
    const reckoned = reckonLevel(live, read)
    const before = await findNewest(tx, uid)
    const test = await insertTest(tx, {
      uid,
      version,
      answers: read,
      ...reckoned,
      // Levels sort as they are written.
      isRaised: Boolean(before?.isOfLastDay && before.test.risk_level < reckoned.risk_level),
      ip: request.ip,
      // PostgreSQL stores no NUL, and a header may carry one.
      ua: (request.headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, UA_LENGTH),
      validMonths: live.valid_months,
    })
    await keepRiskLevel(tx, test)
    return { ...shownResult({ test, isValid: true }), attempts_left: live.per_day - taken - 1 }
  })
}
