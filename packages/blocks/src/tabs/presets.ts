import type { Preset } from '../preset'
import type { TabsProps } from './props'

const empty = (title: string) => ({ title, children: [] })

export const presets: Preset<TabsProps>[] = [
  { title: '两个标签', value: { list: [empty('标签一'), empty('标签二')] } },
  { title: '三个标签', value: { list: [empty('标签一'), empty('标签二'), empty('标签三')] } },
  { title: '标签栏吸顶', value: { list: [empty('标签一'), empty('标签二')], sticky: true } },
]
