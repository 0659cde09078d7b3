import { blocks, defineSpec, list } from '@yingzao/schema/server'
import { z } from 'zod'

const tabProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标签文字', required: true }),
  children: blocks({ title: '标签内容', required: true }),
})

export const tabsProps = z.object({
  list: list(tabProps, { title: '标签', required: true, min: 2, max: 8, aliases: ['tabs', 'tab'] }),
  active: z.int().min(0).max(7).default(0).meta({ title: '默认打开', indexOf: 'list' }),
  sticky: z
    .boolean()
    .default(false)
    .meta({ title: '标签栏吸顶', help: '浏览标签内容时，标签栏停在屏幕顶部' }),
})

export type TabsProps = z.output<typeof tabsProps>

export const tabsSpec = defineSpec({
  name: 'tabs',
  title: '标签页',
  category: 'layout',
  aliases: ['tab'],
  traits: { panes: true, hidesInside: true, ground: 'own' },
  props: tabsProps,
})
