import type { Preset } from '../preset'
import type { WSimRankProps } from './props'

export const presets: Preset<WSimRankProps>[] = [
  { title: '完整的榜单', value: {} },
  { title: '前十名', value: { title: '排行榜', size: 10 } },
]
