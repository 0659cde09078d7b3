import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wLessonProps = z.object({
  name: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '课程名', help: '留空则显示页面地址里的那一课，例如 /cpmj/details/ 后面的一段' }),
  list_path: address({ title: '课程列表的地址', help: '找不到课程时回到那里；留空则为 /h5-page/cpmj/list' }),
  detail_path: address({ title: '课程详情的地址', help: '下一课的链接；留空则为 /h5-page/cpmj/details/' }),
})

export type WLessonProps = z.output<typeof wLessonProps>

export const wLessonSpec = defineSpec({
  name: 'wLesson',
  title: '课程详情',
  category: 'content',
  tap: 'own',
  traits: { advises: true },
  props: wLessonProps,
})
