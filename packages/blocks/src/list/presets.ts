import type { Preset } from '../preset'
import type { ListProps } from './props'

const items = ['第一条', '第二条', '第三条'].map((title) => ({
  title,
  desc: '在这里输入说明',
  image: '',
  time: '',
}))

export const presets: Preset<ListProps>[] = [
  { title: '文字列表', value: { type: 'text', list: items } },
  { title: '卡片列表', value: { type: 'card', list: items } },
  { title: '表格', value: { type: 'table', list: items } },
]
