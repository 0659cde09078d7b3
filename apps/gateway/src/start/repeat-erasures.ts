import { clearErasureDue, isErasureDue } from '../backup/erasure-due'
import { StartError } from '../config/start-error'
import type { Context } from '../context'
import { declared } from '../modules'
import { eraseAgain } from '../modules/privacy'

/**
 * Whoever was erased stays erased before there is traffic, also when the database was restored by other means than ours. A
 * ledger that cannot be read keeps nobody from starting, unless the database was restored and is not through with it.
 */
export async function repeatErasures(ctx: Context, report: (line: string) => void): Promise<void> {
  const isDue = isErasureDue(ctx.config)
  try {
    if (isDue && !ctx.config.backup) throw new Error('BACKUP_TO is not set')
    const erased = await eraseAgain({ ...ctx, ...declared }, 'start:erasures')
    if (erased > 0)
      report(`${erased} visitors who had been erased before were there again, and are erased again.`)
    if (isDue) clearErasureDue(ctx.config)
  } catch (error) {
    if (isDue) {
      throw new StartError(
        `The database was restored, and who was erased since is not erased again yet (${(error as Error).message}). Make BACKUP_TO readable, and start again.`,
      )
    }
    ctx.log.error({ err: error }, 'The ledger of erasures cannot be read')
  }
}
