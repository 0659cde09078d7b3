import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { insertRender } from './render-store'
import type { VersionRender } from './render-version'

/**
 * Stores the bytes of a rendered version in the caller's transaction, and enqueues the job that compresses them better.
 * Safe to repeat: the first to be stored stay, with their one job.
 */
export async function storeRender(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction,
  row: VersionRender['row'],
): Promise<void> {
  const isNew = await insertRender(tx, row)
  if (isNew) await jobs.enqueue(tx, 'compress-page', { version_id: row.version_id, build: row.build })
}
