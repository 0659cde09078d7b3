import { defineSpec, image, units } from '@yingzao/schema/server'
import { z } from 'zod'
import { ICON_TITLES, type IconKey } from './icon-paths'

const keys = Object.keys(ICON_TITLES) as [IconKey, ...IconKey[]]

export const iconProps = z.object({
  url: image({ title: '图片', help: '与内置图标二选一；两者都有时用图片' }),
  icon: z.enum(keys).optional().meta({ title: '内置图标', options: ICON_TITLES }),
  size: units({ title: '大小', min: 16, max: 750 }).default(40),
  text: z.string().max(20).default('').meta({ title: '文字', help: '显示在图标下方' }),
  alt: z.string().max(50).default('').meta({ title: '替代文字', help: '可以点击而没有文字时必须填写' }),
})

export type IconProps = z.output<typeof iconProps>

export const iconSpec = defineSpec({
  name: 'icon',
  title: '图标',
  category: 'content',
  tap: 'action',
  traits: { sign: true },
  props: iconProps,
})
