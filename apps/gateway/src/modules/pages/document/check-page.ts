import type { Context } from '../../../context'
import { inWorker } from '../../../workers/in-worker'
import type { CheckedPage, judgePage, PageCheck } from './reading/judge-page'

const judgeInWorker = inWorker<typeof judgePage>(
  new URL('./reading/judge-page.ts', import.meta.url),
  'judgePage',
)

/**
 * Reads a document and checks it against every rule, in a worker. Done once per act: its result is all that publishing
 * needs.
 */
export function checkPage({ config }: Pick<Context, 'config'>, check: PageCheck): Promise<CheckedPage> {
  const { linkHosts, env } = config
  return judgeInWorker({ linkHosts, env }, check)
}
