// `npm run dev`: serves the site and the Studio as `npm start` does, and picks up every change within seconds. A saved
// block, stylesheet or screen of the Studio is rebuilt and the open pages reload; a saved file of the gateway starts a
// new gateway, which takes over once it is ready. One that fails to start changes nothing. A saved demo page is
// published.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { install, isInstalled } = await import('./lib/install.mjs')
const { root } = await import('./lib/root.mjs')
if (!isInstalled(root)) await install()
const { watchBuilds } = await import('./lib/dev/watch-builds.mjs')
const { superviseGateway } = await import('./lib/dev/supervise-gateway.mjs')
const { watchSources } = await import('./lib/dev/watch-sources.mjs')

// What is built here is not minified for phones: the next `npm start` builds again.
for (const app of ['h5', 'studio']) rmSync(join(root, `apps/${app}/dist/.built-from`), { force: true })

let gateway
await watchBuilds((part) => gateway?.takeUpBuild(part))
gateway = await superviseGateway()
const watcher = watchSources({
  isBundled: gateway.holds,
  onChange: gateway.restart,
  onDemo: gateway.takeUpDemo,
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    watcher.close()
    await gateway.stop()
    process.exit(0)
  })
}
