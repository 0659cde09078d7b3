import type { Context } from '../../context'
import { countCall } from '../../limits/count-calls'

/** Wrong codes of all phones and networks together, in so many seconds, that somebody should know about. */
export const MANY_WRONG = 100
const WITHIN_S = 600

/** The key under which they are counted; no network has this name. */
export const ALL_WRONG = 'sms wrong *'

/**
 * Counts a wrong code and warns, once in ten minutes whichever process notices it, when there are many: somebody may be
 * guessing. It refuses nobody, as one caller could then keep everybody else from their own codes.
 */
export async function noteWrongCode({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const wrong = await countCall(db.orm, ALL_WRONG, WITHIN_S)
  if (wrong !== MANY_WRONG) return
  log.warn({ wrong, minutes: WITHIN_S / 60 }, 'Many wrong codes were typed; somebody may be guessing')
}
