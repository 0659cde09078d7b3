import type { Preset } from '../preset'
import type { NoticeTickerProps } from './props'

export const presets: Preset<NoticeTickerProps>[] = [
  { title: '条幅', value: { type: 1 } },
  { title: '气泡', value: { type: 2 } },
]
