import type { Example } from '../example'
import type { DividerProps } from './props'

export const examples: Example<DividerProps>[] = [
  { title: '直线', value: {} },
  { title: '直线，有文字', value: { text: '课程安排' } },
  { title: '直线，很长的文字', value: { text: '最多写得下十二个字的文字', color: 'tint', space: 'l' } },
  { title: '虚线', value: { look: 'dashed', space: 's' } },
  { title: '虚线，有文字', value: { look: 'dashed', text: '到底了', color: 'brand' } },
  { title: '圆点', value: { look: 'dots', color: 'tint' } },
  { title: '圆点，有文字', value: { look: 'dots', text: '常见问题', color: 'accent' } },
  { title: '波浪边', value: { look: 'wave' } },
  { title: '波浪边，主题色，大', value: { look: 'wave', color: 'brand', space: 'l' } },
  { title: '斜边', value: { look: 'slant', color: 'tint' } },
  { title: '斜边，翻转', value: { look: 'slant', color: 'brand', flip: true } },
  { title: '弧形边', value: { look: 'arc', color: 'tint', space: 'l' } },
  { title: '弧形边，翻转，小', value: { look: 'arc', color: 'accent', space: 's', flip: true } },
]
