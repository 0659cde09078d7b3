import type { Context } from '../../context'
import { MOST_URLS, type PagePurge, PurgeQuotaSpent, SupplierError } from '../../integrations'
import type { JobData } from '../../jobs/job'
import { takeTry } from '../../limits/take-try'
import { pageLists } from '../pages'
import type { EdgeFigures } from './figures'
import { pathsOf } from './page-paths'

type Tools = Pick<Context, 'config' | 'db' | 'jobs' | 'log'>

/** The rate of calls that suppliers accept, from all processes together. */
const CALLS = { most: 20, seconds: 1 } as const

/**
 * Has the cache in front discard its copies of pages, in calls of `MOST_URLS` addresses. This only speeds things up:
 * what is not discarded expires by age. So an exhausted quota is reported and not retried; throws a SupplierError if it
 * should be retried later.
 */
export async function purgePages(
  tools: Tools,
  { purge, figures }: { purge: PagePurge; figures: EdgeFigures },
  { codes }: JobData['purge-pages'],
): Promise<void> {
  const { config, db, jobs, log } = tools
  if (purge.adapter === 'absent') return
  let left = codes ?? (await pageLists.findPublishedCodes(db.orm))
  while (left.length > 0) {
    if ((await takeTry(db.orm, 'caches told of pages', CALLS)) === undefined) {
      const rest = left
      await db.orm.transaction((tx) =>
        jobs.enqueue(tx, 'purge-pages', { codes: rest }, { afterSeconds: CALLS.seconds }),
      )
      return
    }
    const { urls, count } = nextUrls(config.publicOrigin, left)
    try {
      await purge.purge(urls)
      figures.purged(urls.length)
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      const isSpent = error instanceof PurgeQuotaSpent
      figures.notPurged(isSpent ? 'quota' : error.failure)
      log.error(
        { err: error, urls: urls.length },
        isSpent
          ? 'The cache in front throws away no more copies today; they go by their age'
          : 'The cache in front was not told of pages that have changed; their copies go by their age',
      )
      if (error.failure !== 'refused') throw error
      return
    }
    left = left.slice(count)
  }
}

/** The addresses of as many pages as one call takes. */
function nextUrls(origin: string, codes: readonly string[]): { urls: string[]; count: number } {
  const urls: string[] = []
  let count = 0
  for (const code of codes) {
    const paths = pathsOf(code)
    if (urls.length + paths.length > MOST_URLS) break
    urls.push(...paths.map((path) => `${origin}${path}`))
    count += 1
  }
  return { urls, count }
}
