import { defineSpec, list } from '@yingzao/schema/server'
import { z } from 'zod'

const figureProps = z.object({
  value: z
    .string()
    .max(8)
    .default('')
    .meta({ title: '数字', required: true, placeholder: '—', help: '例如 1,260；三列样式中 5 位以内最好看' }),
  unit: z.string().max(4).default('').meta({ title: '单位', help: '例如 节、小时、%' }),
  text: z.string().max(12).default('').meta({ title: '含义', required: true, help: '8 字以内最好看' }),
})

export const figuresProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['row', 'large', 'lines'])
    .default('row')
    .meta({ title: '样式', options: { row: '三列', large: '一大几小', lines: '逐行' } }),
  list: list(figureProps, { title: '数字', required: true, min: 1, max: 4 }),
  source: z
    .string()
    .max(40)
    .default('')
    .meta({ title: '数据来源', help: '谁统计的，例如“公司课程后台统计”；没有来源不能发布' }),
  date: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '截至', help: '写明年份，例如“2026 年 6 月 30 日”；没有日期不能发布' }),
})

export type FiguresProps = z.output<typeof figuresProps>

export const figuresSpec = defineSpec({
  name: 'figures',
  title: '数据',
  category: 'content',
  traits: { figures: true },
  props: figuresProps,
  // Source and date stay empty: whoever enters the real numbers knows them, and these must not be published.
  fresh: {
    title: '课程数据',
    list: [
      { value: '24', unit: '节', text: '直播课' },
      { value: '36', unit: '份', text: '图文讲义' },
      { value: '48', unit: '次', text: '课后答疑' },
    ],
  },
})
