import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wLiveCalendarProps = z.object({
  title: z.string().max(20).default('').meta({ title: '标题' }),
  page_code: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '页面编号', help: '显示通用的直播和给这个页面安排的直播；不填则显示全部' }),
})

export type WLiveCalendarProps = z.output<typeof wLiveCalendarProps>

export const wLiveCalendarSpec = defineSpec({
  name: 'wLiveCalendar',
  title: '直播日历',
  category: 'widget',
  tap: 'own',
  props: wLiveCalendarProps,
})
