import { isSafeAddress, parseAddress } from '@yingzao/schema/client'
import type { Platform } from '../platform'

const REFUSED = '链接无效'

type Outside = Pick<Platform, 'address' | 'assign' | 'toast'>

type Query = Readonly<Record<string, string>>

export interface SafeNavigate {
  /** Follows an address, or shows 链接无效 and returns false. What `query` says never changes where it leads. */
  to(address: string, query?: Query): boolean
  /**
   * Returns the whole address, to be handed over instead of followed; undefined, after 链接无效, when it is not allowed.
   */
  checked(address: string, query?: Query): URL | undefined
  /** The same with a few more hosts, for the replies of one service. */
  alsoTo(hosts: readonly string[]): SafeNavigate
}

/**
 * The one way to another address, whether a page, a reply of our own gateway or a setting names it. It follows paths
 * of this site, `#…`, `tel:` and https addresses whose host is on the list, and nothing else.
 */
export function safeNavigate(outside: Outside, hosts: readonly string[]): SafeNavigate {
  function checked(address: string, query: Query = {}): URL | undefined {
    const current = outside.address()
    if (isAllowed(address, current, hosts)) return withQuery(new URL(address, current), query)
    outside.toast(REFUSED)
    return undefined
  }

  return {
    checked,
    to(address, query) {
      const url = checked(address, query)
      // Steps within the page and telephone numbers are not made absolute.
      if (url) outside.assign(/^(#|tel:)/i.test(address) ? address : url.href)
      return url !== undefined
    },
    alsoTo: (more) => safeNavigate(outside, [...hosts, ...more]),
  }
}

/** Same origin is as good as a path, even on a developer's machine without a certificate. */
function isAllowed(address: string, current: string, hosts: readonly string[]): boolean {
  if (isSafeAddress(address, { hosts })) return true
  const kind = parseAddress(address)?.kind
  return (kind === 'https' || kind === 'http') && new URL(address).origin === new URL(current).origin
}

function withQuery(url: URL, query: Query): URL {
  const added = Object.keys(query).map(
    (name) => `${encodeURIComponent(name)}=${encodeURIComponent(query[name] ?? '')}`,
  )
  if (added.length > 0) url.search += `${url.search ? '&' : ''}${added.join('&')}`
  return url
}
