import type { Context } from '../../../context'
import { inWorker } from '../../../workers/in-worker'
import type { CheckedPage, judgePage, PageCheck } from './reading/judge-page'

const judgeInWorker = inWorker<typeof judgePage>(
  new URL('./reading/judge-page.ts', import.meta.url),
  'judgePage',
)

/** Holds a document against every rule, in a worker. */
export function checkPage(
  { config, company }: Pick<Context, 'config' | 'company'>,
  check: PageCheck,
): Promise<CheckedPage> {
  const { linkHosts, env } = config
  return judgeInWorker({ linkHosts, env, site: company.known() }, check)
}
