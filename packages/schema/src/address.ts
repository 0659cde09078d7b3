/** An address that means the same thing to us and to every browser. */
export type Address =
  | { kind: 'https' | 'http'; host: string }
  | { kind: 'path' | 'hash' | 'tel' | 'relative-file' }

/** What an address is used for. A `link` is followed; `image` and `media` are loaded; `path` is called on our gateway. */
export type AddressUse = 'link' | 'image' | 'media' | 'path'

export interface AddressRules {
  /** `link` by default. */
  use?: AddressUse
  /**
   * Hosts a link may lead to: `h5.example.com`, `*.example.com` (its subdomains), `localhost`. Absent: every
   * well-formed host, for callers who report foreign hosts themselves.
   */
  hosts?: readonly string[]
}

const MAX_LENGTH = 2048

/** Control and invisible characters, every space but U+0020, and whatever browsers quietly drop or rewrite. */
const TREACHEROUS =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufffd\\<>"`{}|^\p{Cs}]/u
const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is
const AUTHORITY = /^\/\/([^/?#]+)([/?#].*)?$/s
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const HASH = /^#[\p{L}\p{N}_.:-]{1,64}$/u
const TEL = /^\+?\d[\d-]{1,19}$/
const FILE =
  /^(?:\.\/)?[\p{L}\p{N}_][\p{L}\p{N}_ .()-]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_ .()-]*)*\.[a-z0-9]{2,5}$/iu

/**
 * Parses an address; null for anything that is not plainly one of the allowed forms. It refuses what a browser would
 * repair (tabs inside, `\` for `/`, full-width characters), since the repaired address is a different one.
 */
export function parseAddress(raw: unknown): Address | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > MAX_LENGTH || TREACHEROUS.test(raw)) return null
  if (FILE.test(raw) && !raw.includes('..')) return { kind: 'relative-file' }
  if (raw.includes(' ')) return null
  if (raw.startsWith('#')) return HASH.test(raw) ? { kind: 'hash' } : null
  if (raw.startsWith('/')) return isLocalPath(raw) ? { kind: 'path' } : null
  const [, scheme = '', rest = ''] = SCHEME.exec(raw) ?? []
  switch (scheme.toLowerCase()) {
    case 'tel':
      return TEL.test(rest) ? { kind: 'tel' } : null
    case 'https':
      return withHost('https', rest)
    case 'http':
      return withHost('http', rest)
    default:
      return null
  }
}

/** True when a page may carry the address in the given place. Always gives the same answer; never throws. */
export function isSafeAddress(raw: unknown, rules: AddressRules = {}): boolean {
  const { use = 'link', hosts } = rules
  const address = parseAddress(raw)
  if (address === null) return false
  if (use === 'path') return address.kind === 'path'
  switch (address.kind) {
    case 'https':
      return use !== 'link' || hosts === undefined || isAllowedHost(address.host, hosts)
    case 'http':
      return isLoopback(address.host) && (hosts === undefined || isAllowedHost(address.host, hosts))
    case 'path':
      return true
    case 'hash':
    case 'tel':
      return use === 'link'
    case 'relative-file':
      return use !== 'link'
  }
}

/** Exact match, or a subdomain of a `*.` entry. `*.example.com` does not cover `example.com` itself. */
export function isAllowedHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((entry) => {
    const allowed = entry.toLowerCase()
    return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed
  })
}

function withHost(kind: 'https' | 'http', rest: string): Address | null {
  const [, authority = '', tail = ''] = AUTHORITY.exec(rest) ?? []
  const [host = '', port, ...more] = authority.toLowerCase().split(':')
  if (more.length > 0 || !isHost(host)) return null
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) return null
  return hasHiddenControl(tail) ? null : { kind, host }
}

function isHost(host: string): boolean {
  if (host.length > 253) return false
  const labels = host.split('.')
  if (!labels.every((label) => HOST_LABEL.test(label))) return false
  // To a browser, a host ending in a number is an IPv4 address, in any of its spellings: only the plain one passes.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels[labels.length - 1] ?? '')) return isPlainIpv4(labels)
  return labels.length > 1 || host === 'localhost'
}

function isPlainIpv4(labels: readonly string[]): boolean {
  return (
    labels.length === 4 && labels.every((label) => /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) <= 255)
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
}

/** A path of this site that stays one however often a proxy decodes and normalises it. */
function isLocalPath(raw: string): boolean {
  if (hasHiddenControl(raw)) return false
  const [path = ''] = raw.split(/[?#]/, 1)
  if (path.includes('//') || /%(?![0-9a-f]{2})/i.test(path)) return false
  // Encoded slashes, backslashes, dots and percent signs are how a path turns into another one on the way.
  if (/%(?:2f|5c|2e|25)/i.test(path)) return false
  return !path.split('/').some((segment) => segment === '.' || segment === '..')
}

function hasHiddenControl(text: string): boolean {
  return /%(?:25)*(?:[01][0-9a-f]|7f)/i.test(text)
}
