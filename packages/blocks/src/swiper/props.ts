import { defineSpec } from '@yingzao/schema/server'
import { type CarouselProps, carouselProps } from '../carousel/carousel-props'

export type SwiperProps = CarouselProps

export const swiperSpec = defineSpec({
  name: 'swiper',
  title: '轮播图',
  category: 'media',
  aliases: ['carousel'],
  traits: { slides: true, sizedPictures: true },
  props: carouselProps,
})
