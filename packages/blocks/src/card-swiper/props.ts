import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { carouselProps } from '../carousel/carousel-props'

export const cardSwiperProps = carouselProps.extend({
  cardShowNum: z
    .number()
    .min(1)
    .max(5)
    .multipleOf(0.5)
    .default(3)
    .meta({ title: '同时显示几张', help: '可以是半张，如 2.5：露出的半张提示后面还有' }),
  /** Real pixels, the same on every screen (SPEC.md section 9). */
  spacing: z.int().min(0).max(60).default(20).meta({ title: '卡片间距', unit: 'px' }),
})

export type CardSwiperProps = z.output<typeof cardSwiperProps>

export const cardSwiperSpec = defineSpec({
  name: 'cardSwiper',
  title: '卡片轮播',
  category: 'media',
  aliases: ['cardCarousel'],
  traits: { slides: true, sizedPictures: true },
  props: cardSwiperProps,
})
