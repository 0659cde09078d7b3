import { defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'

const stepProps = z.object({
  name: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '名称', required: true, placeholder: '步骤', help: '写成要做的事，8 字以内最好看' }),
  text: z.string().max(40).default('').meta({ title: '说明', help: '24 字以内最好看；三列样式中再短些' }),
  image: image({ title: '图片', help: '只在图片卡片样式中显示，裁成 3:2' }),
})

export const stepsProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['line', 'columns', 'numerals', 'cards'])
    .default('line')
    .meta({
      title: '样式',
      options: { line: '竖线', columns: '三列', numerals: '大数字', cards: '图片卡片' },
    }),
  list: list(stepProps, { title: '步骤', required: true, min: 2, max: 5 }),
})

export type StepsProps = z.output<typeof stepsProps>

export const stepsSpec = defineSpec({
  name: 'steps',
  title: '步骤',
  category: 'content',
  props: stepsProps,
  fresh: {
    title: '三步开始学习',
    list: [
      { name: '登记报名', text: '留下姓名和手机号，选择上课时间' },
      { name: '添加助教', text: '扫码添加，领取讲义和上课提醒' },
      { name: '准时听课', text: '手机打开链接就能听，课后可看回放' },
    ],
  },
})
