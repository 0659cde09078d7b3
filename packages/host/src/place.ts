import type { HostSettings } from '@yingzao/contract/client'
import { type Container, parseAddress } from '@yingzao/schema/client'
import { clientVersion, isNewer } from './environment/client-version'
import { confirmPlace } from './environment/confirm-place'
import { type SafeNavigate, safeNavigate } from './navigation/safe-navigate'
import { desktopPlace } from './places/desktop'
import { mobilePlace } from './places/mobile'
import type { Parts } from './places/parts'
import { wechatPlace } from './places/wechat'
import type { Platform } from './platform'
import type { Primitives } from './primitives'
import { hostSettings } from './settings'

/** The place a page is open in, and what it can do there. */
export interface Place {
  container: Container
  /** As the app or the address names it; empty when neither does. */
  clientVersion: string
  /** True when the app is strictly newer than the given version, 6.42.99 by default. */
  isNewer(than?: string): boolean
  primitives: Primitives
  navigate: SafeNavigate
  settings: HostSettings
}

/** Places with ways of their own are separate chunks: most visitors are in none of them. */
const PLACES: Record<Container, (parts: Parts) => Primitives | Promise<Primitives>> = {
  app: async (parts) => (await import(/* webpackChunkName: "place-app" */ './places/app')).appPlace(parts),
  mp: async (parts) =>
    (await import(/* webpackChunkName: "place-mp" */ './places/mini-program')).miniProgramPlace(parts),
  wx: wechatPlace,
  mb: mobilePlace,
  pc: desktopPlace,
}

/** Finds out where the page is open, and makes what belongs there. Nothing happens until a primitive is called. */
export async function createPlace(outside: Platform): Promise<Place> {
  const settings = hostSettings(outside.settings)
  if (settings.listsOwnHost) {
    settings.linkHosts = [...settings.linkHosts, new URL(outside.address()).hostname]
  }
  const navigate = safeNavigate(outside, settings.linkHosts)
  const container = await confirmPlace(outside)
  const version = clientVersion(outside.userAgent, new URL(outside.address()).search)
  const parts = { outside, settings, navigate, own: navigate.alsoTo(hostsIn(settings)) }
  return {
    container,
    clientVersion: version,
    isNewer: (than) => isNewer(version, outside.log, than),
    primitives: await PLACES[container](parts),
    navigate,
    settings,
  }
}

/** Every host that the settings name in an address. */
function hostsIn(settings: HostSettings): string[] {
  const texts = Object.values(settings).flatMap((value) =>
    typeof value === 'object' ? Object.values(value) : [value],
  )
  return texts.flatMap((text) => {
    const address = parseAddress(text)
    return address && 'host' in address ? [address.host] : []
  })
}
