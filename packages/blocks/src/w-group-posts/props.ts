import { actionProps, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wGroupPostsProps = z.object({
  group_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '社群编号', help: '显示写给这个社群的内容；和标签至少填一个' }),
  tag: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '标签', help: '显示这个标签下的内容；两个都填时，只显示社群里带这个标签的' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  page_size: z
    .int()
    .min(1)
    .max(20)
    .default(3)
    .meta({ title: '先显示几条', help: '点击“查看更多”后再显示同样多条' }),
  join: actionProps({ title: '入群', help: '没有入群的访客点击“入群后查看”后做什么；不填则只有文字' }),
})

export type WGroupPostsProps = z.output<typeof wGroupPostsProps>

export const wGroupPostsSpec = defineSpec({
  name: 'wGroupPosts',
  title: '社群内容',
  category: 'content',
  tap: 'own',
  traits: { advises: true },
  props: wGroupPostsProps,
})
