import type { Context } from '../../context'
import { takeBudgetAlarm, takeUseAlarm } from './alarm-store'

/** The least part of the codes that honest visitors use. */
const USUAL = 0.3
/** Part of an hour's budget from which somebody should look. */
const NEARLY_ALL = 0.8

/**
 * Warns, once an hour whichever process notices it, about codes that hardly anybody uses (somebody may be paid for
 * messages rather than read them), and about an hour whose budget is nearly gone.
 */
export async function raiseAlarms({
  config,
  db,
  log,
}: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const { smsPerHour } = config
  const use = await takeUseAlarm(db.orm, USUAL)
  if (use) log.warn(use, 'Hardly any of the last codes was used; somebody may be having messages sent')
  const sent = await takeBudgetAlarm(db.orm, smsPerHour * NEARLY_ALL)
  if (sent !== undefined) {
    log.warn(
      { sent, sms_per_hour: smsPerHour },
      'The budget of text messages for this hour is nearly used up',
    )
  }
}
