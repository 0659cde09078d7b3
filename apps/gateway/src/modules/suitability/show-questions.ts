import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findLive } from './questionnaire-store'
import { countToday, findNewest, type TestRow } from './test-store'

type Questions = OperationResponse<Operations['riskTestQuestions']>
type Result = NonNullable<Questions['result']>

/** Nothing was published yet. */
export const NOT_OPEN = { ...errors.contentNotFound, msg: '风险测评暂未开放，请联系客服' }

/** What is asked now, without what the answers count. Throws `contentNotFound` if nothing is. */
export async function showQuestions({ db }: Pick<Context, 'db'>, uid: number): Promise<Questions> {
  const live = await findLive(db.orm)
  if (!live) throw new AppError(NOT_OPEN)
  const newest = await findNewest(db.orm, uid)
  return {
    version: live.version,
    title: live.title,
    questions: live.questions.map(({ question_id, text, options }) => ({
      question_id,
      text,
      options: options.map((option) => ({ option_id: option.option_id, text: option.text })),
    })),
    result: newest?.isValid ? shownResult(newest) : null,
    attempts_left: Math.max(0, live.per_day - (await countToday(db.orm, uid))),
  }
}

/** The result of somebody's newest test, even if it has expired. */
export async function showResult(
  { db }: Pick<Context, 'db'>,
  uid: number,
): Promise<OperationResponse<Operations['riskTestResult']>> {
  const newest = await findNewest(db.orm, uid)
  return { result: newest ? shownResult(newest) : null }
}

/** A test as it is shown to its visitor. */
export function shownResult({ test, isValid }: { test: TestRow; isValid: boolean }): Result {
  return {
    risk_level: test.risk_level,
    is_lowest: test.is_lowest ? 1 : 0,
    tested_at: test.created_at.getTime(),
    valid_until: test.valid_until.getTime(),
    is_valid: isValid ? 1 : 0,
  }
}
