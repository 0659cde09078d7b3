import { defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'

const noticeProps = z.object({
  avatar: image({ title: '头像', help: '留空则用默认头像' }),
  text: z.string().max(60).default('').meta({ title: '文字', required: true }),
})

export const noticeTickerProps = z.object({
  id: z.string().max(64).default('').meta({ title: '动态编号', help: '没有填写列表时，显示哪一组动态' }),
  page_id: z.string().max(16).default('').meta({
    title: '销售页编号',
    help: '没有填写列表时，显示在这个销售页付款的真实客户，姓名已隐去；填写后不再使用动态编号',
  }),
  list: list(noticeProps, { title: '列表', max: 20 }),
  type: z
    .literal([1, 2])
    .default(1)
    .meta({ title: '样式', options: { 1: '条幅', 2: '气泡' } }),
})

export type NoticeTickerProps = z.output<typeof noticeTickerProps>

export const noticeTickerSpec = defineSpec({
  name: 'noticeTicker',
  title: '动态播报',
  category: 'content',
  traits: { visitorNews: true, itemsFrom: ['id', 'page_id'] },
  props: noticeTickerProps,
})
