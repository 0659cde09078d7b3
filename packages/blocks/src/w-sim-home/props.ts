import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wSimHomeProps = z.object({
  competition_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '大赛编号', help: '不填则显示页面地址里的那一届，再没有就是正在交易的一届' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  hot: z.int().min(1).max(10).default(5).meta({ title: '热门组合', unit: '个' }),
})

export type WSimHomeProps = z.output<typeof wSimHomeProps>

export const wSimHomeSpec = defineSpec({
  name: 'wSimHome',
  title: '模拟交易首页',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimHomeProps,
})
