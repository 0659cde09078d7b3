import type { Preset } from '../preset'
import type { WGroupPostsProps } from './props'

export const presets: Preset<WGroupPostsProps>[] = [
  { title: '先看三条', value: { title: '群里最近写的' } },
  { title: '只看最新一条', value: { title: '最新一篇', page_size: 1 } },
]
