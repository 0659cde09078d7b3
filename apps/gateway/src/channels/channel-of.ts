import { hasHandset } from '@yingzao/contract/studio'

/** What of an address says where a visitor came from, in the order in which a channel has it. */
const PARAMETERS = [
  'cps_id',
  'state_code',
  'mark',
  'share_code',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
] as const

type Parameter = (typeof PARAMETERS)[number]

/** A channel taken apart. Every customer has a share code of their own, so only that there was one is known. */
export type ChannelParts = Partial<Record<Exclude<Parameter, 'share_code'>, string>> & { share_code?: true }

/** Of a value that is not kept: one that nobody chose as a name, or in which somebody's phone may stand. */
const OTHER = 'other'

const VALUE = /^[\p{L}0-9_.:-]{1,64}$/u

/** Figures are counted by channel, and a visitor writes the address: a channel is never longer. */
const LONGEST = 200

/**
 * The channel of a page's address, such as `cps_id=s1&utm_source=wechat`; empty: the address names none. It is the same
 * in whatever order the address has its parameters, and says nothing of the visitor.
 */
export function channelOf(url: string): string {
  return textOf(shorten(partsOf(new URLSearchParams(queryOf(url)))))
}

/** What stands in a channel that `channelOf` has made. */
export function channelParts(channel: string): ChannelParts {
  return partsOf(new URLSearchParams(channel))
}

function queryOf(url: string): string {
  const [beforeFragment = ''] = url.split('#', 1)
  const at = beforeFragment.indexOf('?')
  return at === -1 ? '' : beforeFragment.slice(at + 1)
}

function partsOf(query: URLSearchParams): ChannelParts {
  const parts: ChannelParts = {}
  for (const name of PARAMETERS) {
    if (name === 'share_code') {
      if (query.has(name)) parts.share_code = true
      continue
    }
    const value = judged(query.getAll(name).filter((given) => given !== ''))
    if (value !== undefined) parts[name] = value
  }
  return parts
}

/** The value of a parameter. One that is said twice and differently has none, or the order would decide. */
function judged([value, ...more]: readonly string[]): string | undefined {
  if (value === undefined) return undefined
  const isPlain = VALUE.test(value) && more.every((other) => other === value)
  // In texts a colon is no gap within a phone, as times of a day have them; here nobody writes a time.
  return isPlain && !hasHandset(value.replaceAll(':', ' ')) ? value : OTHER
}

/** Takes the longest values away until the channel fits, which leaves the short ids that tell most. */
function shorten(parts: ChannelParts): ChannelParts {
  if (textOf(parts).length <= LONGEST) return parts
  const lengthOf = (name: Parameter) => (name === 'share_code' ? 0 : (parts[name]?.length ?? 0))
  const longest = PARAMETERS.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))
  return shorten({ ...parts, [longest]: OTHER })
}

function textOf(parts: ChannelParts): string {
  return PARAMETERS.filter((name) => parts[name] !== undefined)
    .map((name) => (name === 'share_code' ? name : `${name}=${parts[name]}`))
    .join('&')
}
