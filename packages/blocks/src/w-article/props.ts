import { actionProps, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wArticleProps = z.object({
  article_id: z
    .string()
    .max(15)
    .default('')
    .meta({ title: '笔记编号', help: '留空则显示页面地址里的那一篇；地址里也没有，就什么都不显示' }),
  join: actionProps({
    title: '入群',
    help: '笔记只给社群成员看时，点击“去加入”后做什么；不填则只有文字',
  }),
})

export type WArticleProps = z.output<typeof wArticleProps>

export const wArticleSpec = defineSpec({
  name: 'wArticle',
  title: '操盘笔记',
  category: 'content',
  tap: 'own',
  traits: { advises: true },
  props: wArticleProps,
})
