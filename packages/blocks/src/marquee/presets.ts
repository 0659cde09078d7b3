import type { Preset } from '../preset'
import type { MarqueeProps } from './props'

export const presets: Preset<MarqueeProps>[] = [
  { title: '慢速', value: { content: '在这里输入公告，文字超出一行时滚动显示', speed: 'slow' } },
  { title: '中速', value: { content: '在这里输入公告，文字超出一行时滚动显示', speed: 'middle' } },
  { title: '快速', value: { content: '在这里输入公告，文字超出一行时滚动显示', speed: 'fast' } },
]
