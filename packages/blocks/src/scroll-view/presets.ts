import type { Preset } from '../preset'
import type { ScrollViewProps } from './props'

export const presets: Preset<ScrollViewProps>[] = [
  { title: '左右滑动', value: { direction: 'x' } },
  { title: '左右滑动，每项更窄', value: { direction: 'x', itemWidth: 320 } },
  { title: '上下滑动', value: { direction: 'y' } },
]
