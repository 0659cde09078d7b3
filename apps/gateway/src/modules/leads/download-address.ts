import type { HostSettings } from '@yingzao/contract/server'

/**
 * Where somebody gets the app: their phone's store, else the link that finds the right one by itself. Empty: nowhere.
 */
export function downloadAddress(
  { iosStore, androidStore, appLink }: Partial<Pick<HostSettings, 'iosStore' | 'androidStore' | 'appLink'>>,
  userAgent = '',
): string {
  const store = /iPhone|iPad|iPod/.test(userAgent) ? iosStore : /Android/.test(userAgent) ? androidStore : ''
  return store || appLink || ''
}
