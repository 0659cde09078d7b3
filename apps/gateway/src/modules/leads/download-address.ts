import type { HostSettings } from '@yingzao/contract/server'

/** Where somebody gets the app: the store of their phone, else the link that finds the way by itself. Empty: nowhere. */
export function downloadAddress(
  { iosStore, androidStore, appLink }: Partial<Pick<HostSettings, 'iosStore' | 'androidStore' | 'appLink'>>,
  userAgent = '',
): string {
  const store = /iPhone|iPad|iPod/.test(userAgent) ? iosStore : /Android/.test(userAgent) ? androidStore : ''
  return store || appLink || ''
}
