import './swiper.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { SlideRow } from '../carousel/slide-row'
import { needsScript } from '../carousel/slides'
import type { SwiperProps } from './props'

const ONE_BY_ONE = { shown: 1, spacing: 0 }

function Swiper({ id, props }: ViewProps<SwiperProps>) {
  return <SlideRow id={id} props={props} layout={ONE_BY_ONE} label="图片轮播" className="yz-swiper" />
}

export const swiper = defineView<SwiperProps>({
  name: 'swiper',
  view: Swiper,
  live: (props) => (needsScript(props, ONE_BY_ONE.shown) ? 'near' : undefined),
})
