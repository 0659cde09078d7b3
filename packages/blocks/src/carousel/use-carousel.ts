import { useLayoutEffect, useRef, useState } from 'react'
import { type Carousel, startCarousel } from './carousel'
import type { CarouselProps } from './carousel-props'
import type { Layout } from './slides'

type Options = Pick<CarouselProps, 'loop' | 'autoplay' | 'interval'> & Layout & { stops: number }

/** Starts a row's own motion when its island wakes, and says which of its stops is in front, from 0. */
export function useCarousel({ stops, shown, spacing, loop, autoplay, interval }: Options) {
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
      stops,
      shown,
      spacing,
      loop,
      intervalMs: autoplay ? interval : 0,
      onMove: setCurrent,
    })
    carousel.current = started
    return started.stop
  }, [stops, shown, spacing, loop, autoplay, interval])
  return { root, track, carousel, current, isAwake }
}
