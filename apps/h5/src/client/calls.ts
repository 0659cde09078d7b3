import { type Client, type ClientOptions, earlyRoutes } from '@yingzao/contract/client'
import { createBrowserClient } from '@yingzao/host'
import type { Boot } from '../boot/boot'
import { readSettings } from './settings'
import { toast } from './toast'

/** The page's way to the gateway, apart from the rest of the host: a block that shows a number needs no actions. */
export function createCalls(boot: Boot): Client {
  const { gatewayOrigin = '' } = readSettings()
  return createBrowserClient({ gatewayOrigin, routeOf, sendFile, toast, onTokenLost: boot.mark })
}

/** What a page asks by itself goes out at once; the way to everything else comes with the first need of it. */
const routeOf: ClientOptions['routeOf'] = (id) =>
  earlyRoutes[id] ?? loadRoutes().then(({ operationRoutes }) => operationRoutes[id])

const sendFile: ClientOptions['send'] = (request) =>
  loadRoutes().then(({ fileTransport }) => fileTransport(request))

function loadRoutes() {
  return import(/* webpackChunkName: "routes" */ './routes')
}
