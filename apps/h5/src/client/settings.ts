import type { HostSettings } from '@yingzao/contract/client'

/** Reads what the deployment sets, found at the end of the page's own part. */
export function readSettings(): Partial<HostSettings> {
  return JSON.parse(document.querySelector('script[data-host]')?.textContent || '{}')
}
