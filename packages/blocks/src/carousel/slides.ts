import type { CarouselProps } from './carousel-props'

export type Slide = CarouselProps['list'][number]

/** How slides are laid out in their row. */
export interface Layout {
  /** Slides in view at once; half a slide counts. */
  shown: number
  /** CSS pixels between two slides, and at either end of the row. */
  spacing: number
}

/** The slides that have a picture. */
export function slidesOf({ list }: Pick<CarouselProps, 'list'>): Slide[] {
  return list.filter(({ image }) => image !== '')
}

/**
 * Returns the number of positions where the row comes to rest: each slide in front once; without looping, until the
 * last one is in view.
 */
export function stopsOf(count: number, shown: number, loop: boolean): number {
  if (count <= shown) return 1
  return loop ? count : Math.ceil(count - shown) + 1
}

/** False where swiping with the finger is all there is to it, which a browser does without a script. */
export function needsScript(props: CarouselProps, shown: number): boolean {
  return slidesOf(props).length > shown && (props.autoplay || props.loop || props.arrow || props.indicator)
}
