import type { Container } from '@yingzao/schema/client'
import type { SliceBy } from '../report-keys'
import { wording } from '../wording'
import { channelText, type LinkNames } from './channel-words'

const words = wording.sliceNames

/** The name of a slice. `links`: the names of channels' tracked links. */
export function sliceText(by: SliceBy, value: string, links?: LinkNames): string {
  return TEXTS[by](value, links)
}

const TEXTS: Readonly<Record<SliceBy, (value: string, links?: LinkNames) => string>> = {
  version: (value) => (value === '' || value === '0' ? words.noVersion : words.version(value)),
  container: (value) => wording.containerTitles[value as Container] ?? words.other,
  channel: channelText,
  variant: variantText,
}

/** `12.B`: the variant that visitors of an experiment got; most pages have none. */
function variantText(value: string): string {
  const [experiment, variant] = value.split('.')
  return variant === undefined ? words.noVariant : words.variant(experiment ?? '', variant)
}
