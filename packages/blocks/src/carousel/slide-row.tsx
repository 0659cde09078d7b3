import './carousel.css'
import type { CSSProperties } from 'react'
import { Arrows } from './arrows'
import type { CarouselProps } from './carousel-props'
import { Dots } from './dots'
import { SlideBox } from './slide-box'
import { type Layout, slidesOf, stopsOf } from './slides'

interface SlideRowProps {
  /** Id of the block. */
  id: string
  props: CarouselProps
  layout: Layout
  /** Its name for screen readers. */
  label: string
  className: string
}

/** A row at its start, which the browser scrolls and snaps by itself; `liveRow` only adds to that. */
export function SlideRow({ id, props, layout, label, className }: SlideRowProps) {
  const { shown, spacing } = layout
  const slides = slidesOf(props)
  const count = slides.length
  const moves = count > shown
  const loop = props.loop && moves
  if (count === 0) return null
  const sizes = `${Math.ceil(100 / shown)}vw`
  const shape = { '--yz-shown': shown, '--yz-spacing': `${spacing}px` } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={`yz-carousel ${className}`}
      style={shape}
      role="group"
      aria-roledescription="轮播"
      aria-label={label}
      data-loop={loop ? '' : undefined}
      data-interval={moves && props.autoplay ? props.interval : undefined}
    >
      <div className="yz-carousel__view">
        {/* A keyboard must be able to scroll it too. */}
        <div className="yz-carousel__track" tabIndex={moves ? 0 : undefined}>
          {slides.map((slide, index) => (
            <SlideBox
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id, and two may show one picture.
              key={index}
              slide={slide}
              // If the row is on the first screen, the pictures in view are loaded at once and the others are not.
              blockId={index < shown ? id : ''}
              sizes={sizes}
              index={index}
              count={count}
            />
          ))}
        </div>
        {props.arrow && moves && <Arrows loop={loop} />}
      </div>
      {props.indicator && moves && <Dots count={stopsOf(count, shown, loop)} />}
    </div>
  )
}
