import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wTourProps = z.object({
  tour_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '巡讲编号', required: true, help: '在“巡讲”里查看，例如 2025' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  has_posters: z.boolean().default(true).meta({ title: '显示海报墙' }),
  has_comments: z.boolean().default(true).meta({ title: '显示留言' }),
})

export type WTourProps = z.output<typeof wTourProps>

export const wTourSpec = defineSpec({
  name: 'wTour',
  title: '巡讲',
  category: 'content',
  tap: 'own',
  traits: { announcesTalks: true },
  props: wTourProps,
})
