import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { sealHandset } from '../../pii/sealed-handset'
import { insertReminders } from './message-store'

/** How much of a title goes into a text message; what is longer is cut, as templates limit what is put into them. */
const TITLE = 30

/** Messages per job, so that a thousand of them are not a thousand jobs. */
const PER_JOB = 100

/** What a phone is told. */
interface ReminderMessage {
  handset: string
  /** That it is about to begin, or that it was cancelled. */
  scene: 'remind' | 'cancel'
  /** The telling that it is for: nothing is sent twice about the same one. */
  about: string
  /** What it is about, in words for the template: `讲座「标题」`. */
  title: string
  /** When it begins or was to begin, after which nothing is sent. */
  begins_at: Date
}

/**
 * Enqueues text messages about what is about to begin or was cancelled, in the transaction of what they are sent for.
 * They count against no budget, as budgets are for what strangers request: pass only phones whose holders have agreed
 * to it.
 */
export async function leaveReminders(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  tx: Transaction,
  messages: readonly ReminderMessage[],
): Promise<void> {
  const rows = messages.map(({ handset, scene, title, about, begins_at }) => ({
    ...sealHandset(config, 'sms_message', handset),
    scene,
    about,
    what: shortened(title),
    begins_at,
  }))
  const ids = await insertReminders(tx, rows)
  for (let from = 0; from < ids.length; from += PER_JOB) {
    await jobs.enqueue(tx, 'send-reminders', { message_ids: ids.slice(from, from + PER_JOB) })
  }
}

function shortened(title: string): string {
  const signs = Array.from(title)
  return signs.length > TITLE ? `${signs.slice(0, TITLE - 1).join('')}…` : title
}
