// Part of the inline visit script: what both views and events are reported with.
import { readToken, uidOf } from '@yingzao/host/early'

/** What the page says about itself; this changes when another page arrives. */
export const { classList, dataset } = document.documentElement

export const { yingzao } = window

export const COLLECT = '/n8sf/api/collect/v1/'

/** Whether the browser has accepted it. Some have no beacons, and a queue may be full. */
export function sendBeacon(path: string, body: object): boolean {
  return 'sendBeacon' in navigator && navigator.sendBeacon(COLLECT + path, JSON.stringify(body))
}

/** What all reports say about the current page. */
export const shown = () => ({
  code: dataset.code,
  version: +(dataset.version as string) || undefined,
  variant: dataset.variant,
  rendering: dataset.rendering,
  container: yingzao.container,
  uid: uidNow(),
  url: location.href,
})

export const uidNow = (): string => uidOf(readToken(document))
