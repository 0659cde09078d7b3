import type { Context } from '../context'
import type { Transaction } from '../db/database'
import { databaseTime } from '../db/database-time'
import { databaseQueue } from '../jobs/job-queue'

declare module '../jobs/job' {
  interface JobData {
    /** Purges these pages from the caches in front; null: all published ones. */
    'purge-pages': { codes: readonly string[] | null }
    /**
     * Checks through the caches in front whether a page that was taken down at `since`, in milliseconds of the
     * database's clock, is still shown there. `isTold`: people know that it takes too long.
     */
    'probe-page': { code: string; since: number; isTold?: boolean }
  }
}

/** What visitors see of pages changes from now on. */
export interface PageNews {
  /** Null: of every page. */
  codes: readonly string[] | null
  /** Those among them that nobody may see any more. */
  gone?: readonly string[]
}

/**
 * Enqueues jobs for the caches in front, in the transaction that changes pages: to purge their copies, and to check
 * until those of pages taken down are gone. Without such caches it enqueues nothing.
 */
export async function leaveWord(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  { codes, gone = [] }: PageNews,
): Promise<void> {
  const { edge } = config
  if (!edge) return
  if (edge.purge) await databaseQueue.enqueue(tx, 'purge-pages', { codes })
  if (gone.length === 0) return
  const since = (await databaseTime(tx)).getTime()
  for (const code of gone) await databaseQueue.enqueue(tx, 'probe-page', { code, since })
}
