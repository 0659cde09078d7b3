import { join } from 'node:path'
import { alone } from './alone.mjs'
import { install, isInstalled } from './install.mjs'
import { root } from './root.mjs'
import { buildSite, isSiteBuilt } from './site.mjs'
import { buildStudio, isStudioBuilt } from './studio.mjs'

/**
 * Installs and builds what is missing or stale, which mostly is nothing. Safe to repeat; of two at once the
 * second waits for the first and then finds nothing to do.
 * @param {{ rebuild?: boolean }} [options] `rebuild` builds even what is fresh.
 */
export async function prepare({ rebuild = false } = {}) {
  // Without a claim when all is there: then an ordinary user may start in a checkout of somebody else's.
  if (!rebuild && isReady()) return
  await alone(join(root, '.yingzao/prepare'), async () => {
    if (!isInstalled(root)) await install()
    if (rebuild || !isSiteBuilt()) await buildSite()
    if (rebuild || !isStudioBuilt()) await buildStudio()
  })
}

function isReady() {
  return isInstalled(root) && isSiteBuilt() && isStudioBuilt()
}
