import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wSimPositionProps = z.object({
  competition_id: z.string().max(64).default('').meta({
    title: '大赛编号',
    help: '看自己的持仓时是哪一届；不填则显示页面地址里的那一届，再没有就是正在交易的一届',
  }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
})

export type WSimPositionProps = z.output<typeof wSimPositionProps>

export const wSimPositionSpec = defineSpec({
  name: 'wSimPosition',
  title: '模拟持仓',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimPositionProps,
})
