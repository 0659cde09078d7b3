import type { Preset } from '../preset'
import type { HeadingProps } from './props'

const sub = '每天一节课，从怎么选到怎么拿。'

export const presets: Preset<HeadingProps>[] = [
  { title: '眉题和短线', value: { eyebrow: '课程安排', title: '七天看懂指数基金', sub, mark: 'line' } },
  {
    title: '特大，居中',
    value: { size: 'display', align: 'center', title: '看懂规则\n再做决定', sub: '给每一位新投资者的第一课' },
  },
  {
    title: '带序号',
    value: { mark: 'number', number: 1, title: '先弄清自己的需要', sub: '钱什么时候用，能承受多大波动。' },
  },
  {
    title: '居中，短线',
    value: { align: 'center', size: 'h1', mark: 'line', title: '为什么从基础学起', sub },
  },
  { title: '小标题', value: { size: 'h3', title: '适合谁听' } },
]
