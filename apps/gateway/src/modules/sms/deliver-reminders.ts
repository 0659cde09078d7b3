import type { Context } from '../../context'
import type { SmsPort } from '../../integrations'
import { deliverMessage } from './deliver-message'

/** How many the supplier is asked for at a time: one after the other, thousands would come when it has begun. */
const AT_ONCE = 10

/**
 * Sends messages, each at most once, as `deliverMessage` does. Throws what went wrong with one of them when the others
 * are done: the job is then tried again, and takes those that still wait.
 */
export async function deliverReminders(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  sms: SmsPort,
  { message_ids }: { message_ids: readonly number[] },
): Promise<void> {
  const waiting = [...message_ids]
  const failures: unknown[] = []
  const sendOneAfterOther = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await deliverMessage(ctx, sms, { message_id: id }).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOneAfterOther))
  if (failures.length > 0) throw failures[0]
}
