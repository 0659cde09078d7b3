import { clearErasureDue, isErasureDue } from '../backup/erasure-due'
import { StartError } from '../config/start-error'
import type { Context } from '../context'
import { declared } from '../modules'
import { eraseAgain } from '../modules/privacy'

/**
 * Repeats erasures before there is traffic, also after a restore by other means than ours. An unreadable ledger
 * prevents nobody from starting, unless the database was restored and its erasures are still due.
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
