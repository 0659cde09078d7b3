import { OTHER_CHANNELS } from '@yingzao/contract/studio'
import { wording } from '../wording'

const words = wording.channel

/** The names of the parts of a channel; a channel is their text as written by the gateway. */
const TITLES: Readonly<Record<string, string>> = words.parts

/** What the gateway writes for a value that it does not keep. */
const NOT_KEPT = 'other'

/** Names of tracked links by their codes. */
export type LinkNames = Readonly<Record<string, string>>

/**
 * A channel for people to read: `来源 wechat · 活动 x`; that of a tracked link begins with its name. Empty: the URL named
 * none.
 */
export function channelText(channel: string, links: LinkNames = {}): string {
  if (channel === '') return words.direct
  if (channel === OTHER_CHANNELS) return words.others
  const said = [...new URLSearchParams(channel)]
  const link = links[said.find(([name]) => name === 'utm_id')?.[1] ?? '']
  const parts = said
    .filter(([name]) => link === undefined || name !== 'utm_id')
    .map(([name, value]) => {
      if (name === 'share_code') return words.shared
      const title = TITLES[name] ?? name
      return `${title} ${value === NOT_KEPT ? words.other : value}`
    })
  if (link !== undefined) return [link, ...parts].join(' · ')
  return parts.length === 0 ? channel : parts.join(' · ')
}
