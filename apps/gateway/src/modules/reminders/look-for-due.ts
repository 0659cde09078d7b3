import { sql } from 'drizzle-orm'
import type { Declared } from '../define-module'
import { reminderLook } from './reminder-tables'
import { type SendContext, type SendOptions, sendDue } from './send-due'

/** Minutes ahead for which jobs wait, so that a process that dies with its job does not end the chain. */
const AHEAD = 3

/**
 * Looks for what is due and sends one batch of it; enqueues jobs for the next minutes and, when there may be more, one
 * to run at once. One job for all occasions, since when something is due follows from when it begins, which changes
 * without notice. After days without a process all waiting jobs run, and the first of them sends what is still worth
 * sending. `now`: the current time; by default, the clock of the database.
 */
export async function lookForDue(
  ctx: SendContext,
  declared: Pick<Declared, 'occasions'>,
  { now }: Pick<SendOptions, 'now'> = {},
): Promise<void> {
  // Must come before anything that may fail.
  await leaveLooks(ctx)
  await sendDue(ctx, declared, { ...(now && { now }), onMore: (tx) => ctx.jobs.enqueue(tx, 'remind', {}) })
}

async function leaveLooks({ db, jobs }: SendContext): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ seconds: number }>(sql`
      INSERT INTO ${reminderLook} (minute)
      SELECT date_trunc('minute', now()) + make_interval(mins => ahead) FROM generate_series(1, ${AHEAD}::int) AS ahead
      ON CONFLICT DO NOTHING RETURNING ceil(extract(epoch FROM minute - now()))::int AS seconds`)
    for (const { seconds } of rows) await jobs.enqueue(tx, 'remind', {}, { afterSeconds: seconds })
    await tx.execute(sql`DELETE FROM ${reminderLook} WHERE minute < now() - interval '1 hour'`)
  })
}
