import './swiper.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Carousel, startCarousel } from './carousel'
import { Dots } from './dots'
import type { SwiperProps } from './props'
import { FirstAgain, SlideBox } from './slide-box'
import { needsScript, slidesOf } from './slides'

/** A row that the browser scrolls and snaps by itself; what wakes only adds to that. */
function Swiper({ id, props }: ViewProps<SwiperProps>) {
  const slides = slidesOf(props)
  const count = slides.length
  const { root, track, carousel, current, isAwake } = useCarousel(props, count)
  const [first] = slides
  if (!first) return null
  const isEnd = (index: number) => !props.loop && current === index
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="yz-swiper" ref={root} role="group" aria-roledescription="轮播" aria-label="图片轮播">
      {/* A keyboard must be able to scroll it too. */}
      <div className="yz-swiper__track" ref={track} tabIndex={count > 1 ? 0 : undefined}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and two may show one picture.
          <SlideBox key={index} slide={slide} blockId={id} index={index} count={count} />
        ))}
        {isAwake && props.loop && count > 1 && <FirstAgain slide={first} blockId={id} track={track} />}
      </div>
      {props.arrow && count > 1 && (
        <>
          <button
            className="yz-swiper__arrow yz-swiper__arrow--back"
            type="button"
            aria-label="上一张"
            disabled={isEnd(0)}
            onClick={() => carousel.current?.step(-1)}
          />
          <button
            className="yz-swiper__arrow"
            type="button"
            aria-label="下一张"
            disabled={isEnd(count - 1)}
            onClick={() => carousel.current?.step(1)}
          />
        </>
      )}
      {props.indicator && count > 1 && (
        <Dots count={count} current={current} onGo={(index) => carousel.current?.goTo(index)} />
      )}
    </div>
  )
}

function useCarousel({ loop, autoplay, interval }: SwiperProps, count: number) {
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const carousel = useRef<Carousel>(undefined)
  const [current, setCurrent] = useState(0)
  const [isAwake, setAwake] = useState(false)
  // Not later: a tap that came early is played again as soon as the island is awake.
  useLayoutEffect(() => {
    if (!root.current || !track.current) return
    setAwake(true)
    const started = startCarousel(root.current, track.current, {
      count,
      loop,
      intervalMs: autoplay ? interval : 0,
      onMove: setCurrent,
    })
    carousel.current = started
    return started.stop
  }, [count, loop, autoplay, interval])
  return { root, track, carousel, current, isAwake }
}

export const swiper = defineView<SwiperProps>({
  name: 'swiper',
  view: Swiper,
  island: (props) => (needsScript(props) ? 'visible' : undefined),
})
