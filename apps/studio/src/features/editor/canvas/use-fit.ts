import { type RefObject, useLayoutEffect, useState } from 'react'

/** Screen pixels around the phone, and its height where there is room for all of it. */
const MARGIN = 24
const PHONE_HEIGHT = 860

export interface Fit {
  /** Screen pixels for one of the page's; at most 1. */
  zoom: number
  /** Screen pixels that the phone is high. */
  height: number
}

/** How large a page of this width can be shown on the stage; undefined until the stage was measured. */
export function useFit(
  stage: RefObject<HTMLElement | null>,
  width: number,
  isDesktop: boolean,
): Fit | undefined {
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    if (!stage.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    sizes.observe(stage.current)
    return () => sizes.disconnect()
  }, [stage])
  return room && fitIn(room, width, isDesktop)
}

export function fitIn(room: { width: number; height: number }, width: number, isDesktop: boolean): Fit {
  const height = Math.max(200, room.height - 2 * MARGIN)
  const zoom = Math.min(1, Math.max(0.1, (room.width - 2 * MARGIN) / width))
  return { zoom, height: isDesktop ? height : Math.min(height, PHONE_HEIGHT) }
}
