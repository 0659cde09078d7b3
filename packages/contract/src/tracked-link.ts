import { type FixedRoute, fixedRoutes } from './routes'

/** What a tracked link says about where somebody came from, in the order of its address. */
export const trackedParameters = [
  'cps_id',
  'state_code',
  'mark',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const

export type TrackedParameter = (typeof trackedParameters)[number]

/** What a link says, by name; it does not say what is left out. */
export type TrackedParams = { [Name in TrackedParameter]?: string | undefined }

/** Letters of any script, digits and what separates words of an id. */
export const TRACKED_VALUE = /^[\p{L}0-9_.:-]{1,64}$/u

/** Without characters that are confused with each other when a link is typed. */
export const TRACKED_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const TRACKED_CODE = /^[2-9A-HJ-NP-Za-km-z]{6}$/

/** Where a link leads: to a page by its code, or to a reserved route by its path below `/h5-page`. */
export interface TrackedTarget {
  page_code: string | null
  path: string | null
}

export interface TrackedLink extends TrackedTarget {
  /** What else is passed to the page, without `?`. */
  query: string
  params: TrackedParams
  code: string
  is_off: boolean
  /** Where it leads while it is off. Null: to its page, without parameters. */
  off_to: string | null
}

const PAGES = '/h5-page'
const PAGE_ADDRESS = /^\/h5\/([A-Za-z0-9_-]{1,64})$/

/** One part of a path that names something, a lesson for instance. */
const NAME = /^(?!\.{1,2}$)[^\p{C}/?#\\%]{1,64}$/u

/** Names that the query of a target may not have: a link sets them with its parameters, or a person with a preview. */
const RESERVED: ReadonlySet<string> = new Set([
  ...trackedParameters,
  'utm_id',
  'share_code',
  'isPreview',
  'preview_token',
])

/** Returns the route for a path below `/h5-page` among those that exist whatever operators publish. Undefined: none. */
export function reservedRoute(path: string): FixedRoute | undefined {
  const parts = path.split('/')
  return fixedRoutes.find(({ path: route }) => {
    const wanted = route.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith(':') ? NAME.test(parts[at] ?? '') : part === parts[at]))
    )
  })
}

/** The target that an address of our own names: `/h5-page/h5/etf-course`, `/h5-page/slzf`. Undefined: it is none. */
export function readTrackedTarget(address: string): TrackedTarget | undefined {
  if (!address.startsWith(`${PAGES}/`)) return undefined
  const path = address.slice(PAGES.length)
  const [, page_code] = PAGE_ADDRESS.exec(path) ?? []
  if (page_code !== undefined) return { page_code, path: null }
  return reservedRoute(path) ? { page_code: null, path } : undefined
}

/** Returns the address of a target as a member reads it. Undefined: it is not on our site. */
export function trackedTargetAddress({ page_code, path }: TrackedTarget): string | undefined {
  const below = page_code === null ? path : pathOfPage(page_code)
  const address = `${PAGES}${below}`
  return below !== null && readTrackedTarget(address) ? address : undefined
}

/** A page at a fixed route is shared under the address that people know. */
function pathOfPage(code: string): string {
  const fixed = fixedRoutes.find((route) => route.code === code && !route.path.includes(':'))
  return fixed?.path ?? `/h5/${code}`
}

/** Why the query of a target is invalid; undefined: it is valid. */
export function problemOfQuery(query: string): 'form' | 'reserved' | undefined {
  if (query !== '' && !/^[^\s#\\<>"'`\p{C}]{1,200}$/u.test(query)) return 'form'
  return pairsOf(query).some(([name]) => RESERVED.has(name)) ? 'reserved' : undefined
}

/**
 * Where a link leads, below our own host: its target with what the link says, then whatever came with the short
 * address, which overrides nothing. Undefined when the target is not on our site, whatever is stored.
 */
export function trackedLinkAddress(link: TrackedLink, brought = ''): string | undefined {
  const elsewhere = link.is_off && link.off_to !== null ? readTrackedTarget(link.off_to) : undefined
  const address = trackedTargetAddress(elsewhere ?? link)
  if (address === undefined) return undefined
  const own: [string, string][] = elsewhere ? [] : pairsOf(link.query)
  if (!link.is_off) own.push(...saidBy(link), ['utm_id', link.code])
  const names = new Set(own.map(([name]) => name))
  const pairs = [...own, ...pairsOf(brought).filter(([name]) => !names.has(name))]
  const query = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return `${address.split('/').map(encode).join('/')}${query === '' ? '' : `?${query}`}`
}

function saidBy({ params }: Pick<TrackedLink, 'params'>): [string, string][] {
  return trackedParameters.flatMap((name): [string, string][] => {
    const value = params[name]
    return value === undefined ? [] : [[name, value]]
  })
}

/** By hand: this package compiles without DOM types, so there is no URLSearchParams. */
function pairsOf(query: string): [string, string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
    })
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Half a character, which no address can have, is no reason to lead nowhere. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll('%3A', ':')
}
