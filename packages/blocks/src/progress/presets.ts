import type { Preset } from '../preset'
import type { ProgressProps } from './props'

export const presets: Preset<ProgressProps>[] = [
  { title: '只有进度', value: { percent: 60 } },
  {
    title: '已用和剩余名额',
    value: { limit: 200, current: 120, prefixText: '已报名', remain: true, suffixText: '个名额' },
  },
]
