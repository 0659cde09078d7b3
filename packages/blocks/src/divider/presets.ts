import type { Preset } from '../preset'
import type { DividerProps } from './props'

export const presets: Preset<DividerProps>[] = [
  { title: '直线', value: { look: 'line' } },
  { title: '直线，有文字', value: { look: 'line', text: '课程安排', color: 'tint' } },
  { title: '虚线', value: { look: 'dashed' } },
  { title: '圆点', value: { look: 'dots', color: 'tint' } },
  { title: '波浪边', value: { look: 'wave', color: 'tint' } },
  { title: '斜边', value: { look: 'slant', color: 'tint' } },
  { title: '弧形边', value: { look: 'arc', color: 'tint' } },
]
