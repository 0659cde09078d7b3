import type { Preset } from '../preset'
import type { ImageProps } from './props'

export const presets: Preset<ImageProps>[] = [
  { title: '通栏图片', value: {} },
  { title: '首屏大图', value: { lazy: false } },
  {
    title: '两边留白，圆角',
    value: {},
    common: { style: { margin: 30, borderRadius: 16, overflow: 'hidden' } },
  },
  { title: '点击看大图', value: { preview: true } },
]
