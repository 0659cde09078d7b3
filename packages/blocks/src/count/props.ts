import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const countProps = z.object({
  num: z
    .union([z.string().max(40), z.number()])
    .default('')
    .meta({ title: '数字', required: true, help: '数字以外的字会去掉' }),
  numbers: z.int().min(1).max(8).default(4).meta({ title: '位数', help: '不足补零；超出时全部显示 9' }),
  prefix: z.string().max(20).default('').meta({ title: '前缀' }),
  suffix: z.string().max(20).default('').meta({ title: '后缀' }),
})

export type CountProps = z.output<typeof countProps>

export const countSpec = defineSpec({
  name: 'count',
  title: '翻牌数字',
  category: 'data',
  traits: { fixedDigits: true },
  props: countProps,
})
