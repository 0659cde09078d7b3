import './carousel.css'
import type { CSSProperties } from 'react'
import { Arrows } from './arrows'
import type { CarouselProps } from './carousel-props'
import { Dots } from './dots'
import { SlideAgain, SlideBox } from './slide-box'
import { type Layout, slidesOf, stopsOf } from './slides'
import { useCarousel } from './use-carousel'

interface SlideRowProps {
  /** Of the block. */
  id: string
  props: CarouselProps
  layout: Layout
  /** What readers of the screen call it. */
  label: string
  className: string
}

/** A row that the browser scrolls and snaps by itself; what wakes only adds to that. */
export function SlideRow({ id, props, layout, label, className }: SlideRowProps) {
  const { shown, spacing } = layout
  const slides = slidesOf(props)
  const count = slides.length
  const moves = count > shown
  const loop = props.loop && moves
  const stops = stopsOf(count, shown, loop)
  const { root, track, carousel, current, isAwake } = useCarousel({ ...props, ...layout, loop, stops })
  if (count === 0) return null
  const sizes = `${Math.ceil(100 / shown)}vw`
  const shape = { '--yz-shown': shown, '--yz-spacing': `${spacing}px` } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={`yz-carousel ${className}`}
      style={shape}
      ref={root}
      role="group"
      aria-roledescription="轮播"
      aria-label={label}
    >
      <div className="yz-carousel__view">
        {/* A keyboard must be able to scroll it too. */}
        <div className="yz-carousel__track" ref={track} tabIndex={moves ? 0 : undefined}>
          {slides.map((slide, index) => (
            <SlideBox
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and two may show one picture.
              key={index}
              slide={slide}
              // Where the row stands on the first screen, the pictures in view are loaded at once and the others are not.
              blockId={index < shown ? id : ''}
              sizes={sizes}
              index={index}
              count={count}
            />
          ))}
          {isAwake &&
            loop &&
            slides.slice(0, Math.ceil(shown)).map((slide, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <SlideAgain key={index} slide={slide} blockId={id} sizes={sizes} index={index} track={track} />
            ))}
        </div>
        {props.arrow && moves && (
          <Arrows
            isFirst={!loop && current === 0}
            isLast={!loop && current === stops - 1}
            onStep={(by) => carousel.current?.step(by)}
          />
        )}
      </div>
      {props.indicator && moves && (
        <Dots count={stops} current={current} onGo={(index) => carousel.current?.goTo(index)} />
      )}
    </div>
  )
}
