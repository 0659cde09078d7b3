import type { CSSProperties } from 'react'
import type { HotspotsProps } from './props'

export type Area = HotspotsProps['list'][number]

/**
 * Where an area stands and how large it is, for the style sheet. The place is a share of the room that is left beside
 * the area: so one that the style sheet makes larger still covers what was meant, and never leaves the picture.
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

/** Of a length, what is on the picture. */
function within(length: number, start: number): number {
  return rounded(Math.min(length, 100 - start))
}

function place(start: number, length: number): string {
  return length >= 100 ? '0%' : `${rounded(Math.min(100, (start / (100 - length)) * 100))}%`
}

function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000
}
