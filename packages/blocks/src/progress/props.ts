import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const progressProps = z.object({
  /** A text is the id of a vacancy: the reader has converted all texts that are numbers, `150%` too. */
  percent: z
    .union([z.number().min(0).max(100), z.string().max(64)])
    .default(0)
    .meta({ title: '百分比', help: '0 到 100 的数字，或名额编号；填写了总数和已用时按它们计算' }),
  limit: z.int().min(0).optional().meta({ title: '总数' }),
  current: z.int().min(0).optional().meta({ title: '已用', help: '显示在前面文字之后' }),
  prefixText: z.string().max(20).default('').meta({ title: '前面文字' }),
  /** The number comes first, so that the text `1` becomes a number rather than yes. */
  remain: z
    .union([z.number(), z.boolean(), z.string().max(20)])
    .optional()
    .meta({ title: '剩余', help: '填“是”则按总数减已用计算；填数字或文字则照样显示' }),
  suffixText: z.string().max(20).default('').meta({ title: '后面文字' }),
})

export type ProgressProps = z.output<typeof progressProps>

export const progressSpec = defineSpec({
  name: 'progress',
  title: '进度条',
  category: 'data',
  traits: { usage: true },
  props: progressProps,
})
