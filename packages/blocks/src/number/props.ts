import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const numberProps = z.object({
  id: z.string().max(64).default('').meta({ title: '名额编号', required: true, help: '显示哪个名额的数字' }),
  field: z
    .enum(['current_num', 'remain', 'change_type_limit'])
    .default('current_num')
    .meta({
      title: '显示',
      options: { current_num: '已用名额', remain: '剩余名额', change_type_limit: '总名额' },
    }),
  prefix: z.string().max(20).default('').meta({ title: '前缀' }),
  suffix: z.string().max(20).default('').meta({ title: '后缀' }),
})

export type NumberProps = z.output<typeof numberProps>

export const numberSpec = defineSpec({
  name: 'number',
  title: '名额数字',
  category: 'data',
  props: numberProps,
})
