import type { Preset } from '../preset'
import type { SwiperProps } from './props'

export const presets: Preset<SwiperProps>[] = [
  { title: '自动播放', value: {} },
  { title: '自动播放，带箭头', value: { arrow: true } },
  { title: '手动翻看', value: { autoplay: false, arrow: true } },
]
