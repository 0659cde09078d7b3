import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const dividerProps = z.object({
  look: z
    .enum(['line', 'dashed', 'dots', 'wave', 'slant', 'arc'])
    .default('line')
    .meta({
      title: '样式',
      options: { line: '直线', dashed: '虚线', dots: '圆点', wave: '波浪边', slant: '斜边', arc: '弧形边' },
    }),
  text: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '中间的文字', when: { look: ['line', 'dashed', 'dots'] } }),
  color: z
    .enum(['soft', 'tint', 'brand', 'accent'])
    .default('soft')
    .meta({
      title: '颜色',
      help: '都取自主题',
      options: { soft: '浅灰', tint: '浅主题色', brand: '主题色', accent: '强调色' },
    }),
  space: z
    .enum(['s', 'm', 'l'])
    .default('m')
    .meta({ title: '高度', help: '连同上下的留白', options: { s: '小', m: '中', l: '大' } }),
  flip: z
    .boolean()
    .default(false)
    .meta({
      title: '上下翻转',
      help: '放在一段彩色背景的下方时打开',
      when: { look: ['wave', 'slant', 'arc'] },
    }),
})

export type DividerProps = z.output<typeof dividerProps>

export const dividerSpec = defineSpec({
  name: 'divider',
  title: '分割线',
  category: 'layout',
  traits: { room: true },
  props: dividerProps,
})
