import type { Preset } from '../preset'
import type { SectionProps } from './props'

const heading = (title: string, sub: string) => [{ name: 'heading', value: { align: 'center', title, sub } }]

export const presets: Preset<SectionProps>[] = [
  {
    title: '浅色',
    value: { ground: 'tint' },
    children: heading('为什么从基础学起', '先看懂规则，再做决定。'),
  },
  {
    title: '品牌色，弧线',
    value: { ground: 'brand', edge: 'arc', pattern: 'dots' },
    children: heading('现在开始', '每天二十分钟，七天学完。'),
  },
  {
    title: '深色渐变',
    value: { ground: 'glow', pattern: 'rings', pad: 'l' },
    children: heading('看懂规则\n再做决定', '给每一位新投资者的第一课'),
  },
  {
    title: '压住上一段的卡片',
    value: { ground: 'base', width: 'inset', overlap: true, pad: 's' },
    children: heading('课程安排', '每晚八点，共七节。'),
  },
]
