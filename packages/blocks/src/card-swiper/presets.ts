import type { Preset } from '../preset'
import type { CardSwiperProps } from './props'

export const presets: Preset<CardSwiperProps>[] = [
  { title: '同时三张', value: { cardShowNum: 3 } },
  { title: '两张半，提示后面还有', value: { cardShowNum: 2.5 } },
  { title: '一次一张', value: { cardShowNum: 1 } },
]
