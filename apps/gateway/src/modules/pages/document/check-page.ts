import type { Context } from '../../../context'
import { inWorker } from '../../../workers/in-worker'
import type { CheckedPage, judgePage, PageCheck } from './reading/judge-page'

const judgeInWorker = inWorker<typeof judgePage>(
  new URL('./reading/judge-page.ts', import.meta.url),
  'judgePage',
)

/**
 * Reads a document and holds it against every rule, in a worker. Done once for each act: what it answers is all that
 * publishing needs.
 */
export function checkPage({ config }: Pick<Context, 'config'>, check: PageCheck): Promise<CheckedPage> {
  const { linkHosts, env } = config
  return judgeInWorker({ linkHosts, env }, check)
}
