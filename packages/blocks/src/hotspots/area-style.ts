import type { CSSProperties } from 'react'
import type { HotspotsProps } from './props'

export type Area = HotspotsProps['list'][number]

/**
 * Returns the position and size of an area for the style sheet. The position is a share of the space left beside the
 * area: so an area that the style sheet enlarges still covers what was meant, and never leaves the picture.
 */
export function areaStyle(area: Area): CSSProperties {
  const width = within(area.width, area.x)
  const height = within(area.height, area.y)
  return {
    '--yz-area-x': place(area.x, width),
    '--yz-area-y': place(area.y, height),
    '--yz-area-width': `${width}%`,
    '--yz-area-height': `${height}%`,
  } as CSSProperties
}

/** Returns how much of a length is on the picture. */
function within(length: number, start: number): number {
  return rounded(Math.min(length, 100 - start))
}

function place(start: number, length: number): string {
  return length >= 100 ? '0%' : `${rounded(Math.min(100, (start / (100 - length)) * 100))}%`
}

function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000
}
