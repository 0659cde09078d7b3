import { actionProps, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { KIND_NAMES } from './kinds'

export const wFeedProps = z.object({
  kind: z.enum(['lhb', 'jgdy', 'etf', 'fund']).default('lhb').meta({ title: '栏目', options: KIND_NAMES }),
  title: z.string().max(20).default('').meta({ title: '标题', help: '不填则用栏目的名称' }),
  page_size: z
    .int()
    .min(1)
    .max(50)
    .default(20)
    .meta({ title: '先显示几行', help: '更多的行在表内滑动或点击“加载更多”后出现' }),
  tabs: z
    .boolean()
    .default(true)
    .meta({ title: '显示切换', help: '龙虎榜和机构调研按日期，ETF 按周期和赛道，基金按类型' }),
  detail_page: z
    .boolean()
    .default(false)
    .meta({ title: '点击打开基金详情', help: '打开 App 的基金详情页', when: { kind: ['etf', 'fund'] } }),
  unlock_text: z.string().max(20).default('解锁完整内容').meta({ title: '解锁按钮的文字' }),
  unlock: actionProps({
    title: '解锁按钮',
    help: '需要购买或入群时点击后做什么；不填则打开数据栏目设置的解锁地址。需要登录时总是先登录',
  }),
})

export type WFeedProps = z.output<typeof wFeedProps>

export const wFeedSpec = defineSpec({
  name: 'wFeed',
  title: '数据栏目',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wFeedProps,
})
