// A process that is to become a gateway. It loads the packages that gateways need and the built site, which takes longer
// than loading the gateway's sources, and waits: when told to, it loads the latest build of these.
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [bundle, site, ...packages] = process.argv.slice(2)

const leave = () => process.exit(0)
process.once('disconnect', leave)
const told = new Promise((resolve) => process.once('message', resolve))
for (const name of packages) await import(name)
// One that is being written cannot be loaded. The gateway loads the one that it finds, and says so if it cannot.
await import(addressOf(site)).catch(() => {})
await told
process.off('disconnect', leave)
await import(pathToFileURL(bundle).href)

/** As the gateway names it: a build that was loaded under this name is not loaded again. */
function addressOf(path) {
  return `${pathToFileURL(path).href}?build=${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`
}
