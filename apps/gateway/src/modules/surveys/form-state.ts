import type { SurveyProps } from '@yingzao/blocks/props'
import { errors } from '@yingzao/contract/server'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { countOf, hasAnswered } from './survey-store'

/** Throws for a form that takes no answers yet, or no longer does. */
export function refuseOutsideWindow({ opens_at, closes_at }: SurveyProps): void {
  const now = Date.now()
  if (opens_at !== undefined && now < opens_at) {
    throw new AppError({ ...errors.activityNotStarted, msg: '还没有开始，请稍后再来' })
  }
  if (closes_at !== undefined && now >= closes_at) {
    throw new AppError({ ...errors.activityEnded, msg: '已经结束，不再接受提交' })
  }
}

/** Why the form takes no answers from this visitor. Counts correctly only under the lock of the form (`lockForm`). */
export async function refusalOf(
  tx: Transaction,
  { places, once }: SurveyProps,
  row: Parameters<typeof hasAnswered>[1] & Parameters<typeof hasAnswered>[2],
): Promise<AppError | undefined> {
  if (once && (await hasAnswered(tx, row, row))) {
    return new AppError({ ...errors.alreadyParticipated, msg: '您已经提交过，无需重复提交' })
  }
  if (places > 0 && (await countOf(tx, row)) >= places) return new AppError(errors.quotaFull)
  return undefined
}
