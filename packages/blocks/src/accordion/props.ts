import { defineSpec, html, list } from '@yingzao/schema/server'
import { z } from 'zod'

const itemProps = z.object({
  question: z
    .string()
    .max(40)
    .default('')
    .meta({ title: '问题', required: true, placeholder: '问题', help: '20 字以内可以一行放下' }),
  answer: html({
    title: '回答',
    max: 600,
    required: true,
    help: '点开后才看得到：风险提示、价格等必须让人看到的内容不要只写在这里',
  }),
  group: z
    .string()
    .max(14)
    .default('')
    .meta({ title: '分组标题', help: '填写后从这一条起另起一组，标题显示在它上方' }),
})

export const accordionProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['lines', 'cards'])
    .default('lines')
    .meta({ title: '样式', options: { lines: '分隔线', cards: '卡片' } }),
  list: list(itemProps, { title: '问题', required: true, max: 30 }),
  firstOpen: z.boolean().default(true).meta({ title: '展开第一条' }),
})

export type AccordionProps = z.output<typeof accordionProps>

export const accordionSpec = defineSpec({
  name: 'accordion',
  title: '常见问题',
  category: 'content',
  props: accordionProps,
  fresh: {
    title: '常见问题',
    list: [
      {
        question: '直播课错过了可以看回放吗？',
        answer: '<p>可以。每节课结束后会整理成回放，在课程有效期内可以反复观看。</p>',
      },
      {
        question: '没有投资经验能听懂吗？',
        answer: '<p>可以。课程从基础概念讲起，每节课都有图文讲义，听完还可以向助教提问。</p>',
      },
      {
        question: '报名以后怎么上课？',
        answer: '<p>报名后添加助教，开课前一天会收到上课链接，用手机打开就能听。</p>',
      },
      {
        question: '课程会推荐具体的股票吗？',
        answer: '<p>不会。课程讲的是方法和知识，不构成投资建议。</p>',
      },
    ],
  },
})
