import { type Client, type ClientOptions, earlyRoutes } from '@yingzao/contract/client'
import { createBrowserClient } from '@yingzao/host'
import type { Boot } from '../boot/boot'
import { readSettings } from './settings'
import { toast } from './toast'

/**
 * Creates the page's client of the gateway, separate from the rest of the host: a block that shows a number needs no
 * actions.
 */
export function createCalls(boot: Boot): Client {
  const { gatewayOrigin = '' } = readSettings()
  return createBrowserClient({ gatewayOrigin, routeOf, sendFile, toast, onTokenLost: boot.mark })
}

/** What a page calls on its own is sent at once; the routes of everything else are loaded when first needed. */
const routeOf: ClientOptions['routeOf'] = (id) =>
  earlyRoutes[id] ?? loadRoutes().then(({ operationRoutes }) => operationRoutes[id])

const sendFile: ClientOptions['send'] = (request) =>
  loadRoutes().then(({ fileTransport }) => fileTransport(request))

function loadRoutes() {
  return import(/* webpackChunkName: "routes" */ './routes')
}
