import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wVideoListProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标题' }),
  category: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '分类编号', help: '只显示这个分类；不填则显示全部' }),
  show_categories: z
    .boolean()
    .default(false)
    .meta({ title: '分类选项卡', help: '访客可以换一个分类看；先显示上面填的分类' }),
  page_size: z
    .int()
    .min(1)
    .max(20)
    .default(6)
    .meta({ title: '一次显示几课', help: '首页建议 6，列表页建议 10' }),
  is_endless: z
    .boolean()
    .default(false)
    .meta({ title: '滑到底时加载更多', help: '关闭则只显示最前面的几课' }),
  all_path: address({ title: '“查看全部”的地址', help: '例如 /h5-page/cpmj/list；留空则没有这个链接' }),
  detail_path: address({ title: '课程详情的地址', help: '后面接课程名；留空则为 /h5-page/cpmj/details/' }),
})

export type WVideoListProps = z.output<typeof wVideoListProps>

export const wVideoListSpec = defineSpec({
  name: 'wVideoList',
  title: '课程列表',
  category: 'content',
  tap: 'own',
  traits: { advises: true },
  props: wVideoListProps,
})
