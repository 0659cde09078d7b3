import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wSimDetailProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标题' }),
  competition_id: z.string().max(64).default('').meta({
    title: '大赛编号',
    placeholder: '正在进行的大赛',
    help: '访客看自己的组合时用；看别人的组合由链接里的编号决定',
  }),
})

export type WSimDetailProps = z.output<typeof wSimDetailProps>

export const wSimDetailSpec = defineSpec({
  name: 'wSimDetail',
  title: '模拟组合详情',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimDetailProps,
})
