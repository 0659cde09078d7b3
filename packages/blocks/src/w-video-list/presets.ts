import type { Preset } from '../preset'
import type { WVideoListProps } from './props'

export const presets: Preset<WVideoListProps>[] = [
  { title: '最新六课', value: { title: '最新课程' } },
  { title: '全部课程，按分类看', value: { show_categories: true, page_size: 10, is_endless: true } },
]
