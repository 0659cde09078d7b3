import { join } from 'node:path'
import { alone } from './alone.mjs'
import { buildGateway, gatewayBuildExists, isGatewayBuilt } from './gateway.mjs'
import { install, isInstalled } from './install.mjs'
import { root } from './root.mjs'
import { buildSite, isSiteBuilt, siteBuildExists } from './site.mjs'
import { buildStudio, isStudioBuilt, studioBuildExists } from './studio.mjs'

/** For each wanted kind of build: which existing builds will do. */
const WILL_DO = {
  none: { site: () => true, studio: () => true, gateway: () => true },
  any: { site: siteBuildExists, studio: studioBuildExists, gateway: gatewayBuildExists },
  gateway: { site: () => true, studio: () => true, gateway: isGatewayBuilt },
  pages: { site: isSiteBuilt, studio: () => true, gateway: isGatewayBuilt },
  fresh: { site: isSiteBuilt, studio: isStudioBuilt, gateway: isGatewayBuilt },
  new: { site: () => false, studio: () => false, gateway: () => false },
}

/**
 * Installs and builds what is missing or stale, which mostly is nothing. Safe to repeat; of two at once the second
 * waits for the first and then finds nothing to do.
 * @param {{ build?: keyof typeof WILL_DO, production?: boolean }} [options] `build`: `fresh` builds what is missing or
 * stale, `gateway` the same of the gateway alone, `pages` of all but the Studio, `any` only what is missing, `new` even
 * what is fresh. `production`: packages that only development needs   may be missing, as long as nothing has to be
 * built.
 */
export async function prepare({ build = 'fresh', production = false } = {}) {
  const willDo = WILL_DO[build]
  const isBuilt = () => willDo.site() && willDo.studio() && willDo.gateway()
  const isReady = () => isInstalled(root, { production: production && isBuilt() }) && isBuilt()
  // Without a claim when everything is there: then an ordinary user may start in somebody else's checkout.
  if (isReady()) return
  await alone(join(root, '.yingzao/prepare'), async () => {
    if (isReady()) return
    if (!isInstalled(root)) await install()
    if (!willDo.site()) await buildSite()
    if (!willDo.studio()) await buildStudio()
    if (!willDo.gateway()) await buildGateway()
  })
}
