import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import type { Declared } from '../../define-module'
import { lastTradeDay, UnknownTradeYear } from '../../market'
import { judgeRules } from '../../targeting'
import type { Contest } from '../contests/contest-store'

/** What is needed to evaluate rules. */
export type SightTools = Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>

/**
 * Which of others’ trades a visitor sees: those of days before this one. Null: all of them. A trade on Friday is shown
 * to everybody on Monday, not on Saturday.
 */
export type SeenBefore = string | null

/** Before any day: where the trading calendar is unknown, nothing is shown. */
const NEVER = '0001-01-01'

/** What a visitor sees of the trades of others in a contest. */
export async function seenBefore(
  tools: SightTools,
  contest: Pick<Contest, 'view_rule_id' | 'today'>,
  uid: number | null,
): Promise<SeenBefore> {
  return (await seesAtOnce(tools, contest, uid)) ? null : lastDay(tools.db.orm, contest.today)
}

/** Whether a visitor fulfils the rule of a contest. Where it has none, nobody does. */
export async function seesAtOnce(
  { db, log, conditions }: SightTools,
  { view_rule_id }: Pick<Contest, 'view_rule_id'>,
  uid: number | null,
): Promise<boolean> {
  if (uid === null || view_rule_id === '') return false
  const judged = await judgeRules({ db: db.orm, log, conditions }, uid, [view_rule_id])
  return judged[view_rule_id] === true
}

async function lastDay(db: Orm, today: string): Promise<string> {
  try {
    return await lastTradeDay(db, today)
  } catch (error) {
    if (error instanceof UnknownTradeYear) return NEVER
    throw error
  }
}

/** Whether a trade on a day must not be seen yet. */
export const isMasked = (day: string, before: SeenBefore): boolean => before !== null && day >= before

/** `60****`: only the board that a share belongs to. */
export const maskedCode = (code: string): string => `${code.slice(0, 2)}****`
