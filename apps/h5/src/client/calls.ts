import type { Client } from '@yingzao/contract/client'
import { createBrowserClient } from '@yingzao/host'
import type { Boot } from '../boot/boot'
import { readSettings } from './settings'
import { toast } from './toast'

/** The page's way to the gateway, apart from the rest of the host: a block that shows a number needs no actions. */
export function createCalls(boot: Boot): Client {
  const { gatewayOrigin = '' } = readSettings()
  return createBrowserClient({ gatewayOrigin, toast, onTokenLost: boot.mark })
}
