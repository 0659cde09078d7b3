import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wArticleListProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标题' }),
  competition_id: z.string().max(64).default('').meta({
    title: '比赛编号',
    help: '显示这项比赛的笔记；留空则看页面地址里的比赛或选手，都没有则看正在进行的比赛',
  }),
})

export type WArticleListProps = z.output<typeof wArticleListProps>

export const wArticleListSpec = defineSpec({
  name: 'wArticleList',
  title: '操盘笔记列表',
  category: 'content',
  tap: 'own',
  traits: { advises: true },
  props: wArticleListProps,
})
