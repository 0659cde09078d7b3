import './card-swiper.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { SlideRow } from '../carousel/slide-row'
import { needsScript } from '../carousel/slides'
import type { CardSwiperProps } from './props'

function CardSwiper({ id, props }: ViewProps<CardSwiperProps>) {
  const layout = { shown: props.cardShowNum, spacing: props.spacing }
  return <SlideRow id={id} props={props} layout={layout} label="卡片轮播" className="yz-cards" />
}

export const cardSwiper = defineView<CardSwiperProps>({
  name: 'cardSwiper',
  view: CardSwiper,
  live: (props) => (needsScript(props, props.cardShowNum) ? 'near' : undefined),
})
