import { hasHandset } from '@yingzao/contract/studio'

/** The parameters of an address that say where a visitor came from, in the order in which a channel has them. */
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

/** A channel taken apart. Every customer has a share code of their own, so only its presence is kept. */
export type ChannelParts = Partial<Record<Exclude<Parameter, 'share_code'>, string>> & { share_code?: true }

/** Stands for a value that is not kept: one that nobody chose as a name, or that may contain somebody's phone. */
const OTHER = 'other'

const VALUE = /^[\p{L}0-9_.:-]{1,64}$/u

/** Figures are counted by channel, and visitors control the address: a channel is never longer. */
const LONGEST = 200

/**
 * The channel of a page's address, such as `cps_id=s1&utm_source=wechat`; empty: the address names none. It is the same
 * whatever order the address has its parameters in, and says nothing about the visitor.
 */
export function channelOf(url: string): string {
  return textOf(shorten(partsOf(new URLSearchParams(queryOf(url)))))
}

/** The parts of a channel that `channelOf` has made. */
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

/** The value of a parameter. One that is given twice with different values is `OTHER`: their order must not decide. */
function judged([value, ...more]: readonly string[]): string | undefined {
  if (value === undefined) return undefined
  const isPlain = VALUE.test(value) && more.every((other) => other === value)
  // In texts a colon is no gap within a phone, because times of day contain one; here nobody writes a time.
  return isPlain && !hasHandset(value.replaceAll(':', ' ')) ? value : OTHER
}

/** Drops the longest values until the channel fits, which leaves the short ids that tell most. */
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
