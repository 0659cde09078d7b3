import { isAllowedHost, parseAddress } from './address'

export interface ReturnRules {
  /** Scheme, host and port that the page stands on, as `location.origin` says it. */
  origin: string
  /** Other hosts that may be returned to, by https and its own port alone. */
  hosts: readonly string[]
  /** Where who came from nowhere, or from where nobody may be sent, goes instead: a path of this site. */
  home: string
}

/** Login pages, which are no place to return to: who has just logged in would be asked to log in. */
const LOGIN_PAGE = /^\/passport\/[a-z]+\/login(?:[/?#]|$)/i

/** What browsers leave as it is in a query, and a checked address may not hold. Encoded, it means the same. */
const UNENCODED = /[{}|^`]/g

const WHOLE = /^(https?:\/\/[^/?#]+)(.*)$/is

/**
 * Where a visitor goes after a login: to the address they came from, if it is a path of this site or one of the hosts;
 * otherwise home. Whatever is on this site is answered as a path. Never throws. It is asked twice, when the login page
 * is drawn and when it is left, because in between the address was in the visitor's hands.
 */
export function returnAddress(from: unknown, { origin, hosts, home }: ReturnRules): string {
  if (typeof from !== 'string') return home
  const address = from.replace(UNENCODED, encodeURIComponent)
  const [, base = '', rest = ''] = WHOLE.exec(address) ?? []
  const parsed = parseAddress(address)
  if (parsed?.kind === 'path') return pathOrHome(address)
  if (!parsed || !('host' in parsed)) return home
  if (base.toLowerCase() === origin.toLowerCase()) return pathOrHome(rest.startsWith('/') ? rest : `/${rest}`)
  // Anything behind the host is a port, and a port is another server.
  const isPlain = base.toLowerCase() === `https://${parsed.host}`
  return isPlain && isAllowedHost(parsed.host, hosts) ? inAscii(address) : home

  function pathOrHome(path: string): string {
    return parseAddress(path)?.kind === 'path' && !LOGIN_PAGE.test(path) ? inAscii(path) : home
  }
}

/** As it may stand in a header. Only for what was checked: half a letter, which cannot be encoded, is refused there. */
function inAscii(address: string): string {
  return address.replace(/[^!-~]+/g, encodeURIComponent)
}
