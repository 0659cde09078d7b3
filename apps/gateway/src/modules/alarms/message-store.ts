import type { AlarmChannel } from '@yingzao/contract/studio'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import type { AlarmText } from '../../integrations'
import { alarmMessage } from './alarm-tables'

export type MessageRow = typeof alarmMessage.$inferSelect

/** Adds messages that wait to be sent, and returns their numbers. */
export async function insertMessages(
  tx: Orm | Transaction,
  channel: AlarmChannel,
  texts: readonly AlarmText[],
): Promise<number[]> {
  if (texts.length === 0) return []
  const rows = texts.map(({ recipients, ...text }) => ({ ...text, channel, recipients: [...recipients] }))
  const made = await tx.insert(alarmMessage).values(rows).returning({ id: alarmMessage.message_id })
  return made.map(({ id }) => id)
}

/** A message that still waits. Undefined: it was sent, or given up. */
export async function findWaiting(orm: Orm, message_id: number): Promise<MessageRow | undefined> {
  const [row] = await orm.select().from(alarmMessage).where(eq(alarmMessage.message_id, message_id))
  return row?.state === 'waiting' ? row : undefined
}

/** Counts an attempt, and returns how many there have been. */
export async function countAttempt(orm: Orm, message_id: number): Promise<number> {
  const [row] = await orm
    .update(alarmMessage)
    .set({ attempts: sql`${alarmMessage.attempts} + 1` })
    .where(eq(alarmMessage.message_id, message_id))
    .returning({ attempts: alarmMessage.attempts })
  return row?.attempts ?? 0
}

export async function settleSent(orm: Orm, message_id: number): Promise<void> {
  await orm
    .update(alarmMessage)
    .set({ state: 'sent', sent_at: sql`now()` })
    .where(eq(alarmMessage.message_id, message_id))
}

/** Records why it was not sent; `isLast`: it is not retried. */
export async function settleFailed(
  orm: Orm,
  message_id: number,
  { problem, isLast }: { problem: string; isLast: boolean },
): Promise<void> {
  await orm
    .update(alarmMessage)
    .set({ failed_at: sql`now()`, problem, ...(isLast && { state: 'given_up' as const }) })
    .where(eq(alarmMessage.message_id, message_id))
}

/** What became of the messages of a channel. */
export interface ChannelNews extends Record<string, unknown> {
  channel: AlarmChannel
  sent_at: Date | null
  failed_at: Date | null
  problem: string | null
  waiting: number
}

/** Returns for each channel: when something was last sent, when and why something was not, and what is waiting. */
export async function findChannelNews({ db }: Pick<Context, 'db'>): Promise<ChannelNews[]> {
  return db.orm
    .select({
      channel: alarmMessage.channel,
      sent_at: sql<Date | null>`max(${alarmMessage.sent_at})`.mapWith(alarmMessage.sent_at),
      failed_at: sql<Date | null>`max(${alarmMessage.failed_at})`.mapWith(alarmMessage.failed_at),
      problem: sql<string | null>`(array_agg(${alarmMessage.problem} ORDER BY ${alarmMessage.failed_at} DESC)
        FILTER (WHERE ${alarmMessage.failed_at} IS NOT NULL))[1]`,
      waiting: sql<number>`count(*) FILTER (WHERE ${alarmMessage.state} = 'waiting')::int`,
    })
    .from(alarmMessage)
    .groupBy(alarmMessage.channel)
}

/** Returns the newest messages, for whoever stands in for the recipients. */
export async function newestMessages({ db }: Pick<Context, 'db'>, most: number): Promise<MessageRow[]> {
  return db.orm.select().from(alarmMessage).orderBy(desc(alarmMessage.message_id)).limit(most)
}
