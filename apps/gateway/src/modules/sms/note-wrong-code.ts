import type { Context } from '../../context'
import { countCall } from '../../limits/count-calls'

/** Wrong codes of all phones and networks together, in so many seconds, of which somebody should know. */
export const MANY_WRONG = 100
const WITHIN_S = 600

/** Under which they are counted; no network is called so. */
export const ALL_WRONG = 'sms wrong *'

/**
 * Counts a wrong code and warns, once in ten minutes whichever process notices it, when there are many: somebody may be
 * guessing. It refuses nobody, as one caller could then keep all others from their own codes.
 */
export async function noteWrongCode({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const wrong = await countCall(db.orm, ALL_WRONG, WITHIN_S)
  if (wrong !== MANY_WRONG) return
  log.warn({ wrong, minutes: WITHIN_S / 60 }, 'Many wrong codes were typed; somebody may be guessing')
}
