import { actionProps, image, list } from '@yingzao/schema/server'
import { z } from 'zod'

const slideProps = z.object({
  image: image({ title: '图片', required: true }),
  alt: z.string().max(100).default('').meta({ title: '替代文字', help: '可以点击的图片必须填写' }),
  action: actionProps(),
  width: z.int().min(1).max(10_000).optional().meta({ title: '宽', unit: 'px', help: '外部图片的原始宽度' }),
  height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
})

/** What every row of slides takes. */
export const carouselProps = z.object({
  list: list(slideProps, { title: '图片列表', required: true, max: 20 }),
  autoplay: z.boolean().default(true).meta({ title: '自动播放' }),
  interval: z
    .int()
    .min(1000)
    .max(60_000)
    .default(3000)
    .meta({ title: '播放间隔', unit: '毫秒', when: { autoplay: true } }),
  loop: z.boolean().default(true).meta({ title: '循环', help: '最后一张之后回到第一张' }),
  arrow: z.boolean().default(false).meta({ title: '左右箭头' }),
  indicator: z.boolean().default(true).meta({ title: '指示点' }),
})

export type CarouselProps = z.output<typeof carouselProps>
