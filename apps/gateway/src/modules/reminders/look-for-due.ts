import { sql } from 'drizzle-orm'
import type { Declared } from '../define-module'
import { reminderLook } from './reminder-tables'
import { type SendContext, type SendOptions, sendDue } from './send-due'

/** Minutes for which a job waits ahead, so that one whose process dies with it does not end them. */
const AHEAD = 3

/**
 * Looks for what is due and sends one batch of it; leaves jobs for the next minutes and, when there may be more, one for at
 * once. One job for all occasions, as when something is due follows from when it begins, which changes without anybody
 * being told. After days without a process the jobs that waited all run, and the first of them sends what is still worth it. `now`: when it is; unless told, what the clock of the database says.
 */
export async function lookForDue(
  ctx: SendContext,
  declared: Pick<Declared, 'occasions'>,
  { now }: Pick<SendOptions, 'now'> = {},
): Promise<void> {
  // Before anything that may fail.
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
