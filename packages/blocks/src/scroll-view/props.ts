import { defineSpec, units } from '@yingzao/schema/server'
import { z } from 'zod'

export const scrollViewProps = z.object({
  direction: z
    .enum(['x', 'y'])
    .default('x')
    .meta({ title: '方向', options: { x: '左右', y: '上下' } }),
  width: units({ title: '宽度', min: 100, max: 750, help: '留空则占满一行' }).optional(),
  height: units({
    title: '高度',
    min: 60,
    help: '上下滑动时留空则为 600；左右滑动时留空则随内容',
  }).optional(),
  itemWidth: units({ title: '每项宽度', min: 60, max: 750, when: { direction: 'x' } }).default(560),
  title: z.string().max(20).default('').meta({ title: '名称', help: '不显示，读屏软件会读出它' }),
})

export type ScrollViewProps = z.output<typeof scrollViewProps>

export const scrollViewSpec = defineSpec({
  name: 'scrollView',
  title: '滑动区域',
  category: 'layout',
  children: 'blocks',
  traits: { scrolls: true, hidesInside: true },
  props: scrollViewProps,
})
