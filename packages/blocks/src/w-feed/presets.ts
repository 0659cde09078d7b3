import type { Preset } from '../preset'
import type { WFeedProps } from './props'

export const presets: Preset<WFeedProps>[] = [
  { title: '龙虎榜', value: { kind: 'lhb' } },
  { title: '机构调研', value: { kind: 'jgdy' } },
  { title: 'ETF', value: { kind: 'etf' } },
  { title: '基金', value: { kind: 'fund' } },
]
