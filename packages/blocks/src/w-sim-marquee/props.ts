import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wSimMarqueeProps = z.object({
  competition_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '大赛编号', help: '不填则显示页面地址里的那一届，再没有就是正在交易的一届' }),
})

export type WSimMarqueeProps = z.output<typeof wSimMarqueeProps>

export const wSimMarqueeSpec = defineSpec({
  name: 'wSimMarquee',
  title: '模拟交易动态',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimMarqueeProps,
})
