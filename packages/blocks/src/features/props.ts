import { defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'
import { LINE_ICON_TITLES, type LineIconName } from '../line-icon/line-icons'

const iconNames = Object.keys(LINE_ICON_TITLES) as [LineIconName, ...LineIconName[]]

const featureProps = z.object({
  icon: z
    .enum(iconNames)
    .default('badge')
    .meta({ title: '图标', options: LINE_ICON_TITLES, help: '有图片的图文和横滑卡片不显示图标' }),
  name: z.string().max(8).default('').meta({ title: '名称', required: true, placeholder: '亮点' }),
  text: z.string().max(36).default('').meta({ title: '说明', help: '双列卡片样式中 18 字以内最好看' }),
  image: image({ title: '图片', help: '只在图文和横滑卡片样式中显示，裁成 4:3' }),
})

export const featuresProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['list', 'tiles', 'pictures', 'scroll'])
    .default('list')
    .meta({
      title: '样式',
      options: { list: '单列卡片', tiles: '双列卡片', pictures: '图文交替', scroll: '横滑卡片' },
    }),
  list: list(featureProps, { title: '亮点', required: true, min: 3, max: 6 }),
})

export type FeaturesProps = z.output<typeof featuresProps>

export const featuresSpec = defineSpec({
  name: 'features',
  title: '亮点',
  category: 'content',
  props: featuresProps,
  fresh: {
    title: '课程里有什么',
    list: [
      { icon: 'live', name: '每周直播', text: '每周三晚上八点开课，手机就能听' },
      { icon: 'book', name: '图文讲义', text: '每节课配一份讲义，课前发到手上' },
      { icon: 'chat', name: '课后答疑', text: '听不懂的地方，助教在工作日回复' },
    ],
  },
})
