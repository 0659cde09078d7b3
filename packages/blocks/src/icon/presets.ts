import type { Preset } from '../preset'
import type { IconProps } from './props'

export const presets: Preset<IconProps>[] = [
  { title: '小图标', value: { icon: 'star', size: 40 } },
  { title: '大图标', value: { icon: 'star', size: 96 } },
  { title: '图标和文字', value: { icon: 'gift', size: 64, text: '礼物' } },
]
