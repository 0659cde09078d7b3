import { actionProps, defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'
import type { SourceId } from './source-id'

/** What operators call the calls that a list can show. */
const SOURCE_TITLES: Record<SourceId, string> = {
  groupPostList: '社群动态',
  multipleBrokerageOptions: '券商列表',
}

const itemProps = z.object({
  title: z.string().max(60).default('').meta({ title: '标题', required: true }),
  desc: z.string().max(200).default('').meta({ title: '说明' }),
  image: image({ title: '图片', help: '只在卡片样式中显示' }),
  time: z.string().max(30).default('').meta({ title: '时间', help: '按填写的样子显示' }),
  action: actionProps(),
})

export const listProps = z.object({
  type: z
    .enum(['text', 'card', 'table'])
    .default('text')
    .meta({ title: '样式', options: { text: '文字', card: '卡片', table: '表格' } }),
  list: list(itemProps, { title: '条目' }),
  source: z
    .enum(['', ...(Object.keys(SOURCE_TITLES) as SourceId[])])
    .default('')
    .meta({
      title: '数据来源',
      help: '没有填写条目时，显示哪个接口的数据',
      options: { '': '不使用', ...SOURCE_TITLES },
    }),
  source_params: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '来源参数', help: '例如社群动态的 group_id=g-8001，多个参数用 & 连接' }),
  page_size: z.int().min(0).max(100).default(0).meta({
    title: '每次显示',
    unit: '条',
    help: '超过时显示“加载更多”；0 为全部显示。有数据来源时为每页条数，0 为每页 10 条',
  }),
  emptyText: z.string().max(30).default('暂无数据').meta({ title: '没有条目时的文字' }),
})

export type ListProps = z.output<typeof listProps>

export const listSpec = defineSpec({
  name: 'list',
  title: '列表',
  category: 'content',
  traits: { itemsFrom: ['source'] },
  props: listProps,
})
