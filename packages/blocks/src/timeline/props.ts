import { defineSpec, list } from '@yingzao/schema/server'
import { z } from 'zod'

const eventProps = z.object({
  topic: z
    .string()
    .max(32)
    .default('')
    .meta({ title: '主题', required: true, placeholder: '待定', help: '16 字以内可以一行放下' }),
  day: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '日期', help: '例如“12月18日”或“第一天”；和上一条同一天时留空' }),
  weekday: z.string().max(6).default('').meta({ title: '星期', help: '小字显示在日期旁边，例如“周五”' }),
  time: z.string().max(11).default('').meta({ title: '时间', help: '24 小时制，例如 19:30–20:30' }),
  who: z.string().max(16).default('').meta({ title: '主讲人' }),
  place: z.string().max(20).default('').meta({ title: '地点', help: '城市和场地，或者“线上直播”' }),
  note: z.string().max(40).default('').meta({ title: '备注' }),
})

export const timelineProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['line', 'dates', 'tabs', 'next'])
    .default('line')
    .meta({
      title: '样式',
      options: { line: '时间轴', dates: '大日期', tabs: '按天切换', next: '突出第一场' },
    }),
  list: list(eventProps, { title: '日程', required: true, max: 30 }),
})

export type TimelineProps = z.output<typeof timelineProps>

export const timelineSpec = defineSpec({
  name: 'timeline',
  title: '日程',
  category: 'content',
  props: timelineProps,
  fresh: {
    title: '课程安排',
    list: [
      { day: '第一天', time: '19:30–20:30', topic: '认识 ETF：它是什么', who: '主讲老师', place: '线上直播' },
      {
        day: '第二天',
        time: '19:30–20:30',
        topic: '看懂一只 ETF 的资料',
        who: '主讲老师',
        place: '线上直播',
      },
      {
        day: '第三天',
        time: '19:30–20:30',
        topic: '费用、风险与常见误区',
        who: '主讲老师',
        place: '线上直播',
      },
    ],
  },
})
