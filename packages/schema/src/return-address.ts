import { isAllowedHost, parseAddress } from './address'

export interface ReturnRules {
  /** Scheme, host and port of the page, as in `location.origin`. */
  origin: string
  /** Other hosts that may be returned to, only by https and on its own port. */
  hosts: readonly string[]
  /** Where visitors go instead if they came from nowhere, or from where nobody may be sent: a path of this site. */
  home: string
}

/** Login pages, which are not a place to return to: somebody who has just logged in would be asked to log in. */
const LOGIN_PAGE = /^\/passport\/[a-z]+\/login(?:[/?#]|$)/i

/** What browsers leave as it is in a query, but a checked address may not contain. Encoded, it means the same. */
const UNENCODED = /[{}|^`]/g

const WHOLE = /^(https?:\/\/[^/?#]+)(.*)$/is

/**
 * Where a visitor goes after a login: to the address they came from, if it is a path of this site or on one of the
 * hosts; otherwise home. Anything on this site is returned as a path. Never throws. It is called twice, when the login
 * page is rendered and when it is left, because in between the address was in the visitor's hands.
 */
export function returnAddress(from: unknown, { origin, hosts, home }: ReturnRules): string {
  if (typeof from !== 'string') return home
  const address = from.replace(UNENCODED, encodeURIComponent)
  const [, base = '', rest = ''] = WHOLE.exec(address) ?? []
  const parsed = parseAddress(address)
  if (parsed?.kind === 'path') return pathOrHome(address)
  if (!parsed || !('host' in parsed)) return home
  if (base.toLowerCase() === origin.toLowerCase()) return pathOrHome(rest.startsWith('/') ? rest : `/${rest}`)
  // Anything after the host is a port, and a port is another server.
  const isPlain = base.toLowerCase() === `https://${parsed.host}`
  return isPlain && isAllowedHost(parsed.host, hosts) ? inAscii(address) : home

  function pathOrHome(path: string): string {
    return parseAddress(path)?.kind === 'path' && !LOGIN_PAGE.test(path) ? inAscii(path) : home
  }
}

/**
 * In a form that a header can hold. Only for what was checked: half a character, which cannot be encoded, is refused
 * there.
 */
function inAscii(address: string): string {
  return address.replace(/[^!-~]+/g, encodeURIComponent)
}
