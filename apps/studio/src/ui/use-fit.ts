import { type RefObject, useLayoutEffect, useState } from 'react'

/** Screen pixels above and below the phone, and its height where there is room for all of it. */
const MARGIN = 24
const PHONE_HEIGHT = 860

export interface Shown {
  /** CSS pixels of the page. */
  width: number
  isDesktop: boolean
  /** Screen pixels kept free at each side. */
  sides?: number
}

export interface Fit {
  /** Screen pixels for one of the page's; at most 1. */
  zoom: number
  /** Height of the phone in screen pixels. */
  height: number
  /** Screen pixels that are free at each side of it. */
  beside: number
}

/** How large a page of this width can be shown on the stage; undefined until the stage has been measured. */
export function useFit(stage: RefObject<HTMLElement | null>, shown: Shown): Fit | undefined {
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    if (!stage.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    sizes.observe(stage.current)
    return () => sizes.disconnect()
  }, [stage])
  return room && fitIn(room, shown)
}

export function fitIn(
  room: { width: number; height: number },
  { width, isDesktop, sides = MARGIN }: Shown,
): Fit {
  const height = Math.max(200, room.height - 2 * MARGIN)
  const zoom = Math.min(1, Math.max(0.1, (room.width - 2 * sides) / width))
  const beside = Math.max(0, (room.width - width * zoom) / 2)
  return { zoom, beside, height: isDesktop ? height : Math.min(height, PHONE_HEIGHT) }
}
