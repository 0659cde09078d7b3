import { defineSpec, list } from '@yingzao/schema/server'
import { z } from 'zod'

const columnProps = z.object({
  title: z.string().max(12).default('').meta({ title: '名称', required: true, help: '6 字以内最好看' }),
})

const cell = (title: string, help: string) => z.string().max(12).default('').meta({ title, help })

const rowProps = z.object({
  name: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '比较什么', required: true, help: '6 字以内可以一行放下' }),
  first: cell('第 1 列', '填 ✓ 或 — 会画成符号，读屏软件念“有”“无”'),
  second: cell('第 2 列', '填 ✓ 或 — 会画成符号，读屏软件念“有”“无”'),
  third: cell('第 3 列', '只有两列时不显示'),
})

export const comparisonProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['table', 'cards'])
    .default('table')
    .meta({ title: '样式', options: { table: '表格', cards: '并排卡片' } }),
  columns: list(columnProps, { title: '列', required: true, min: 2, max: 3 }),
  chosen: z
    .enum(['none', 'first', 'second', 'third'])
    .default('none')
    .meta({
      title: '突出哪一列',
      options: { none: '不突出', first: '第 1 列', second: '第 2 列', third: '第 3 列' },
    }),
  list: list(rowProps, { title: '行', required: true, min: 2, max: 8 }),
})

export type ComparisonProps = z.output<typeof comparisonProps>

export const comparisonSpec = defineSpec({
  name: 'comparison',
  title: '对比表',
  category: 'content',
  props: comparisonProps,
  fresh: {
    title: '选哪种课',
    columns: [{ title: '体验课' }, { title: '系统课' }],
    chosen: 'second',
    list: [
      { name: '课时', first: '3 节', second: '24 节' },
      { name: '上课方式', first: '直播', second: '直播和回放' },
      { name: '图文讲义', first: '✓', second: '✓' },
      { name: '课后答疑', first: '—', second: '✓' },
    ],
  },
})
