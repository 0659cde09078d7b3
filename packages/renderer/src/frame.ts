import { type Block, parseStyle } from '@yingzao/schema/client'
import type { CSSProperties } from 'react'
import { authoredStyle, units } from './units'

/**
 * The outermost element of every block: tracking, tests and the Studio find a block by these attributes.
 * The server writes them as text, the Studio's canvas as React props.
 */
export interface Frame {
  'data-block': string
  'data-id': string
  id?: string
  style?: CSSProperties
}

/** Puts the settings that any block may carry on its outermost element. */
export function frameOf(block: Pick<Block, 'name' | 'id' | 'common'>): Frame {
  const style = {
    ...authoredStyle(parseStyle(block.common.style ?? {})),
    ...positionStyle(block.common.position),
  }
  return {
    'data-block': block.name,
    'data-id': block.id,
    // An in-page link (`#form`) goes to the block with that id.
    id: block.id,
    ...(Object.keys(style).length > 0 ? { style: style as CSSProperties } : {}),
  }
}

function positionStyle(position: Block['common']['position']): Record<string, string> {
  if (!position || position.type === 'static') return {}
  const css: Record<string, string> = {
    position: position.type,
    zIndex: position.type === 'fixed' ? '100' : '1',
  }
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const offset = position[side]
    if (offset === undefined) continue
    const reachesEdge = position.type === 'fixed' && (side === 'top' || side === 'bottom')
    css[side] = reachesEdge ? `calc(${inSum(offset)} + env(safe-area-inset-${side}, 0px))` : units(offset)
  }
  return css
}

/** A bare zero is not a length in a sum: browsers drop the whole of it. */
function inSum(offset: number): string {
  return offset === 0 ? '0px' : units(offset)
}
