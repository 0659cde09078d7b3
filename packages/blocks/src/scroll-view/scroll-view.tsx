import './scroll-view.css'
import { defineView, units, type ViewProps } from '@yingzao/renderer'
import type { CSSProperties } from 'react'
import type { ScrollViewProps } from './props'

/** Tall enough to show that there is more, low enough to leave room to scroll the page beside it. */
const HEIGHT = 600

/** The browser scrolls it; the islands are inside. */
function ScrollView({ props, children }: ViewProps<ScrollViewProps>) {
  const { direction, title } = props
  if (!children) return null
  return (
    <section
      className={`yz-scroll yz-scroll--${direction}`}
      style={sizeOf(props)}
      aria-label={title || (direction === 'x' ? '左右滑动查看' : '上下滑动查看')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it too.
      tabIndex={0}
    >
      {children}
    </section>
  )
}

function sizeOf({ direction, width, height, itemWidth }: ScrollViewProps): CSSProperties {
  const box = direction === 'y' ? (height ?? HEIGHT) : height
  return {
    ...(width !== undefined && { width: units(width) }),
    ...(box !== undefined && { height: units(box) }),
    ...(direction === 'x' && ({ '--yz-scroll-item': units(itemWidth) } as CSSProperties)),
  }
}

export const scrollView = defineView<ScrollViewProps>({ name: 'scrollView', view: ScrollView })
