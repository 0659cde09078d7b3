import type { Transaction } from '../../../db/database'
import { type CorporateAction, type DayPrice, findActionsUntil, findDayPrices } from '../../market'
import { loadDayRules } from '../orders/share-rules'
import type { Judged } from './judge-price'

/** For shares that are held although they are on no board with known rules: a fen. */
const USUAL_TICK = { tick: 100 }

/** A share on a day, with what its price is judged by. */
export interface ShareDay extends Judged {
  share: DayPrice
}

/** Some shares on a day, with the actions since the previous bar, or since another day if that is earlier. */
export async function loadShareDays(
  tx: Transaction,
  codes: readonly string[],
  day: string,
  since: string = day,
): Promise<ShareDay[]> {
  const rules = await loadDayRules(tx, day)
  const shares = await findDayPrices(tx, codes, day)
  const after = shares.reduce(
    (first, { before }) => (before && before.day < first ? before.day : first),
    since,
  )
  const actions = new Map<string, CorporateAction[]>()
  for (const action of await findActionsUntil(tx, codes, { after, until: day }))
    actions.set(action.code, [...(actions.get(action.code) ?? []), action])
  return shares.map((share) => ({
    share,
    rules: rules.rulesOf(share) ?? USUAL_TICK,
    actions: actions.get(share.code) ?? [],
    limitsOf: (prev_close) => rules.limitsOf(share, { prev_close, limit_up: null, limit_down: null }),
  }))
}
