import './suspension.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { CSSProperties } from 'react'
import type { SuspensionProps } from './props'

/** The browser holds it to the screen (suspension.css); only the button that closes it needs a script (live.ts). */
function Suspension({ props, children }: ViewProps<SuspensionProps>) {
  const { position, closable } = props
  if (!children) return null
  return (
    <aside
      className={`yz-suspension yz-suspension--${position}${closable ? ' yz-suspension--closable' : ''}`}
      style={trackOf(props)}
      aria-label="悬浮栏"
    >
      <div className="yz-suspension__bar">
        {children}
        {closable && <button className="yz-suspension__close" type="button" aria-label="关闭悬浮栏" />}
      </div>
    </aside>
  )
}

/** It cannot leave its track, so a track that begins below the first screen keeps it back until then. */
function trackOf({ position, show_after_px }: SuspensionProps): CSSProperties | undefined {
  if (position === 'top' || show_after_px === 0) return undefined
  return { height: `calc(100% - 100vh - ${show_after_px}px)` }
}

export const suspension = defineView<SuspensionProps>({
  name: 'suspension',
  view: Suspension,
  live: ({ closable }) => (closable ? 'start' : undefined),
  pinned: true,
})
