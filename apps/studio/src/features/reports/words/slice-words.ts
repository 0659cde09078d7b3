import { CONTAINER_TITLES, type Container } from '@yingzao/schema/client'
import { channelText, type LinkNames } from './channel-words'

/** By what a report is cut into slices. */
export type SliceBy = 'version' | 'container' | 'channel' | 'variant'

/** What a slice is called. `links`: what tracked links of channels are called. */
export function sliceText(by: SliceBy, value: string, links?: LinkNames): string {
  return TEXTS[by](value, links)
}

const TEXTS: Readonly<Record<SliceBy, (value: string, links?: LinkNames) => string>> = {
  version: (value) => (value === '' || value === '0' ? '版本不明' : `第 ${value} 版`),
  container: (value) => CONTAINER_TITLES[value as Container] ?? '其他',
  channel: channelText,
  variant: variantText,
}

/** `12.B`: what visitors of an experiment got; most pages have none. */
function variantText(value: string): string {
  const [experiment, variant] = value.split('.')
  return variant === undefined ? '没有参加实验' : `实验 ${experiment} · 方案 ${variant}`
}
