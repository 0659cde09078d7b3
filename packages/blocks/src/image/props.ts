import { defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const imageProps = z.object({
  url: image({ title: '图片', required: true }),
  alt: z
    .string()
    .max(100)
    .default('')
    .meta({ title: '替代文字', help: '读屏软件会读出它；纯装饰的图片留空' }),
  lazy: z.boolean().default(true).meta({ title: '滚动到附近才加载', help: '首屏大图请关闭' }),
  preview: z.boolean().default(false).meta({ title: '点击看大图', help: '设置了点击动作时不起作用' }),
  width: z.int().min(1).max(10_000).optional().meta({ title: '宽', unit: 'px', help: '外部图片的原始宽度' }),
  height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
})

export type ImageProps = z.output<typeof imageProps>

export const imageSpec = defineSpec({
  name: 'image',
  title: '图片',
  category: 'content',
  tap: 'action',
  traits: { picture: true, sizedPictures: true },
  props: imageProps,
})
