import type { CSSProperties } from 'react'
import type { Box } from '../box'
import type { Marked } from './use-boxes'

/** The outline of a block; a hovered one shows its name. */
export function Mark({
  marked,
  look,
  title,
}: {
  marked: Marked
  look: 'hover' | 'selected'
  title?: string
}) {
  return (
    <div className={`cv-mark cv-mark--${look}`} style={placeOf(marked)} aria-hidden="true">
      {title && <span className={`cv-name cv-name--${marked.above < 26 ? 'inside' : 'above'}`}>{title}</span>}
    </div>
  )
}

function placeOf({ box, isOnScreen }: { box: Box; isOnScreen: boolean }): CSSProperties {
  return {
    position: isOnScreen ? 'fixed' : 'absolute',
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  }
}
