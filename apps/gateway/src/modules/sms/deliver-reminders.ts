import type { Context } from '../../context'
import type { SmsPort } from '../../integrations'
import { deliverAtOnce } from './deliver-message'

/**
 * How many the supplier is asked for at a time: one after another, thousands would arrive after the beginning. When a
 * process dies, nobody knows for that many whether they were sent.
 */
const AT_ONCE = 10

/**
 * Sends messages, each at most once, as `deliverMessage` does. Throws what went wrong with one of them once the others
 * are done: the job is then retried, and takes those that are still waiting.
 */
export async function deliverReminders(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  sms: SmsPort,
  { message_ids }: { message_ids: readonly number[] },
): Promise<void> {
  const failures: unknown[] = []
  for (let from = 0; from < message_ids.length; from += AT_ONCE) {
    const some = message_ids.slice(from, from + AT_ONCE)
    await deliverAtOnce(ctx, sms, some).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
