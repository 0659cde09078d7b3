// A process that is to become a gateway. It loads the packages that gateways need, which takes longer than loading
// their sources, and waits: when told to, it loads the latest build of the sources.
import { pathToFileURL } from 'node:url'

const [bundle, ...packages] = process.argv.slice(2)

const leave = () => process.exit(0)
process.once('disconnect', leave)
const told = new Promise((resolve) => process.once('message', resolve))
for (const name of packages) await import(name)
await told
process.off('disconnect', leave)
await import(pathToFileURL(bundle).href)
