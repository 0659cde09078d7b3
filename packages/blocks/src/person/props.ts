import { defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'

const topicProps = z.object({
  text: z.string().max(6).default('').meta({ title: '领域', required: true }),
})

const percent = (title: string, help: string) => z.int().min(0).max(100).meta({ title, unit: '%', help })

const onePersonProps = z.object({
  name: z.string().max(5).default('').meta({ title: '姓名', required: true, placeholder: '老师' }),
  role: z.string().max(14).default('').meta({ title: '身份', help: '例如：投资顾问' }),
  portrait: image({ title: '照片', help: '按样式裁切，没有照片时画一个头像' }),
  eyes_x: percent('眼睛的横向位置', '从照片左边算起').default(50),
  eyes_y: percent('眼睛的纵向位置', '从照片顶边算起，几位老师的眼睛会对齐').default(38),
  bio: z
    .string()
    .max(40)
    .default('')
    .meta({ title: '简介', control: 'textarea', help: '双列和语录样式不显示' }),
  topics: list(topicProps, { title: '擅长领域', max: 3, help: '双列和语录样式不显示' }),
  quote: z.string().max(40).default('').meta({ title: '语录', help: '只在语录样式中显示' }),
  advises: z.boolean().default(true).meta({ title: '提供投资建议', help: '打开时必须填写执业编号' }),
  adviser_no: z.string().max(20).default('').meta({ title: '执业编号', help: '与中国证券业协会公示的一致' }),
  certifies: z
    .string()
    .max(14)
    .default('')
    .meta({ title: '执业类别', help: '例如：证券投资咨询（投资顾问）' }),
})

export const personProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['row', 'large', 'grid', 'quote'])
    .default('row')
    .meta({
      title: '样式',
      options: { row: '左图右文', large: '大图', grid: '双列', quote: '语录' },
    }),
  list: list(onePersonProps, { title: '老师', required: true, min: 1, max: 4 }),
})

export type PersonProps = z.output<typeof personProps>

export const personSpec = defineSpec({
  name: 'person',
  title: '老师',
  category: 'content',
  traits: { people: true },
  props: personProps,
  fresh: {
    title: '谁来讲课',
    list: [
      {
        name: '林老师',
        role: '投资顾问',
        bio: '讲基金和资产配置的基础知识，习惯用生活里的例子。',
        topics: [{ text: '基金入门' }, { text: '资产配置' }],
        certifies: '证券投资咨询（投资顾问）',
      },
    ],
  },
})
