import type { Preset } from '../preset'
import type { ContainerProps } from './props'

export const presets: Preset<ContainerProps>[] = [
  { title: '没有底色', value: {} },
  {
    title: '浅色卡片',
    value: {},
    common: { style: { margin: 30, padding: 20, borderRadius: 16, background: '#f5f6f8' } },
  },
  {
    title: '白色卡片，有阴影',
    value: {},
    common: {
      style: {
        margin: 30,
        padding: 20,
        borderRadius: 16,
        background: '#ffffff',
        boxShadow: '0 2px 12px rgba(0, 0, 0, 0.08)',
      },
    },
  },
]
