import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SiteBundle } from '@yingzao/contract/client'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'

/** Loaded by path, as an artefact: the gateway never imports the site's sources. */
export const SITE_BUNDLE = new URL('../../../h5/dist/server/index.js', import.meta.url)

/**
 * Loads the built visitors' site. Settings that are rendered into pages count as part of its build: a new telephone
 * number renders every published page again, as a new build does, a test environment renders its button, and pages kept
 * by caches in front ask for the time. Throws a StartError when it has not been built.
 */
export async function loadSite(
  {
    company,
    hostSettings,
    env,
    edge,
  }: Pick<Config, 'company' | 'hostSettings' | 'env'> & Partial<Pick<Config, 'edge'>>,
  bundle = SITE_BUNDLE,
): Promise<SiteBundle> {
  if (!existsSync(SITE_BUNDLE)) {
    throw new StartError(
      `The visitors' site has not been built (${fileURLToPath(SITE_BUNDLE)} is missing), so no page could be drawn. Run \`npm run build\`, or use \`npm start\`, which builds it.`,
    )
  }
  const { site } = (await import(bundle.href)) as { site: SiteBundle }
  const build = createHash('sha256').update(
    JSON.stringify([site.build, company, hostSettings, env === 'test', ...(edge ? ['asks-time'] : [])]),
  )
  return { ...site, build: build.digest('hex').slice(0, 16) }
}
