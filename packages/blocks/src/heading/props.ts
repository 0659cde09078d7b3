import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const headingProps = z.object({
  eyebrow: z
    .string()
    .max(14)
    .default('')
    .meta({ title: '眉题', help: '标题上方的一行小字，说明这一段是什么' }),
  title: z.string().max(44).default('').meta({
    title: '标题',
    control: 'textarea',
    required: true,
    placeholder: '标题',
    help: '可以换行；两行以内最清楚',
  }),
  sub: z.string().max(72).default('').meta({ title: '副标题', control: 'textarea' }),
  size: z
    .enum(['display', 'h1', 'h2', 'h3'])
    .default('h2')
    .meta({ title: '大小', options: { display: '特大', h1: '大', h2: '中', h3: '小' } }),
  align: z
    .enum(['left', 'center'])
    .default('left')
    .meta({ title: '对齐', options: { left: '靠左', center: '居中' } }),
  mark: z
    .enum(['none', 'line', 'number'])
    .default('none')
    .meta({ title: '标记', options: { none: '无', line: '短线', number: '序号' } }),
  number: z
    .int()
    .min(1)
    .max(99)
    .default(1)
    .meta({ title: '序号', when: { mark: 'number' } }),
})

export type HeadingProps = z.output<typeof headingProps>

export const headingSpec = defineSpec({
  name: 'heading',
  title: '标题',
  category: 'content',
  props: headingProps,
  fresh: {
    eyebrow: '课程安排',
    title: '七天看懂指数基金',
    sub: '每天一节课，从怎么选到怎么拿。',
    mark: 'line',
  },
})
