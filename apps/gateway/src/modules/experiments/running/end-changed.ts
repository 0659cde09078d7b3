import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { experiment } from '../experiment-tables'

const BY: Actor = { who: 'job:experiments', ip: null }

/**
 * Ends an experiment whose page was published with prices, terms or notices other than those its variants were approved
 * with: they must not go on saying what is no longer true. Safe to repeat, and in several processes at once.
 */
export async function endChanged(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  experiment_id: number,
): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const ended = await tx
      .update(experiment)
      .set({
        state: 'ended',
        ending: 'page_changed',
        ended_at: sql`now()`,
        updated_at: sql`now()`,
        revision: sql`${experiment.revision} + 1`,
      })
      .where(and(eq(experiment.experiment_id, experiment_id), eq(experiment.state, 'running')))
      .returning({ revision: experiment.revision })
    if (ended.length === 0) return
    await appendAudit(ctx, tx, BY, {
      action: 'experiment.stop',
      subject: `experiment:${experiment_id}`,
      before: { state: 'running' },
      after: { state: 'ended', ending: 'page_changed' },
    })
    ctx.log.warn(
      { experiment_id },
      'An experiment has ended, as its page changed where variants may not differ',
    )
  })
}
