import { setTimeout as wait } from 'node:timers/promises'
import { type ErasureLine, keepErasure } from '../../backup/erasure-ledger'
import type { Context } from '../../context'

/** Nobody waits longer than this for a slow store; the job writes the line then. */
const PATIENCE_MS = 2_000
/** An unreachable store is retried after so long, however often. */
const AGAIN_S = 600

/** Records an erasure outside of the database while its visitor still waits, if that is quick. Throws nothing. */
export async function keepAtOnce(
  { config, log }: Pick<Context, 'config' | 'log'>,
  line: ErasureLine,
): Promise<void> {
  if (!config.backup) return
  const keeping = keepErasure(config.backup, line).catch((error: unknown) => {
    log.error({ err: error }, 'An erasure could not be written down outside of the database; a job does it')
  })
  await Promise.race([keeping, wait(PATIENCE_MS, undefined, { ref: false })])
}

/** The work of the job. If it fails, it is enqueued again: a line must not be lost. */
export async function keepLater(
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  line: ErasureLine,
): Promise<void> {
  const { config, db, jobs, log } = ctx
  if (!config.backup) return
  try {
    await keepErasure(config.backup, line)
  } catch (error) {
    log.error(
      { err: error },
      'An erasure is not written down outside of the database; it is tried again in ten minutes',
    )
    await db.orm.transaction((tx) => jobs.enqueue(tx, 'keep-erasure', line, { afterSeconds: AGAIN_S }))
  }
}
