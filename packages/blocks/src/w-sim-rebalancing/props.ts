import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wSimRebalancingProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标题' }),
  competition_id: z.string().max(64).default('').meta({
    title: '比赛编号',
    help: '访客看自己的调仓时，看这项比赛里的；留空则看页面地址里的，都没有则看正在进行的',
  }),
})

export type WSimRebalancingProps = z.output<typeof wSimRebalancingProps>

export const wSimRebalancingSpec = defineSpec({
  name: 'wSimRebalancing',
  title: '调仓记录',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimRebalancingProps,
})
