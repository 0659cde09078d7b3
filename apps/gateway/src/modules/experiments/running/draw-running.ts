import { eq } from 'drizzle-orm'
import type { visitorPages } from '../../pages'
import { experiment } from '../experiment-tables'
import { loadRunning } from './running-experiments'

/**
 * Renders the variants of all running experiments that have no bytes for this build yet, so that no visitor waits for
 * them. A failure is logged, and the variant is rendered for its first visitor. A repeat finds nothing to do.
 */
export async function drawRunning(ctx: visitorPages.AnsweringContext): Promise<void> {
  const running = await ctx.db.orm
    .select({ code: experiment.page_code })
    .from(experiment)
    .where(eq(experiment.state, 'running'))
  for (const { code } of running) {
    await loadRunning(ctx, code).catch((error: unknown) => {
      ctx.log.error({ page: code, err: error }, 'The variants of an experiment could not be drawn')
    })
  }
}
