import { actionProps, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wStockHoldProps = z.object({
  title: z.string().max(20).default('持股诊断').meta({ title: '标题' }),
  note: z
    .string()
    .max(120)
    .default('')
    .meta({ title: '说明', control: 'textarea', help: '写在按钮下面，例如数据多久更新一次' }),
  unlock: actionProps({
    title: '签署服务协议',
    help: '没有签约的访客点击“去签署”后做什么；不填则只有文字',
  }),
})

export type WStockHoldProps = z.output<typeof wStockHoldProps>

export const wStockHoldSpec = defineSpec({
  name: 'wStockHold',
  title: '持股诊断',
  category: 'widget',
  tap: 'own',
  traits: { advises: true, sells: true },
  props: wStockHoldProps,
})
