import { defineSpec, units } from '@yingzao/schema/server'
import { z } from 'zod'

export const marqueeProps = z.object({
  content: z.string().max(200).default('').meta({ title: '文字', required: true }),
  speed: z
    .enum(['slow', 'middle', 'fast'])
    .default('middle')
    .meta({ title: '速度', options: { slow: '慢', middle: '中', fast: '快' } }),
  width: units({ title: '宽度', min: 100, max: 750, help: '留空则占满一行' }).optional(),
})

export type MarqueeProps = z.output<typeof marqueeProps>

export const marqueeSpec = defineSpec({
  name: 'marquee',
  title: '滚动公告',
  category: 'content',
  traits: { runningLine: true },
  props: marqueeProps,
})
