import './suspension.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import type { SuspensionProps } from './props'

/** The browser holds it to the screen (suspension.css); only the button that closes it needs a script. */
function Suspension({ id, props, children }: ViewProps<SuspensionProps>) {
  const { position, closable } = props
  const { isClosed, close } = useClosed(id, closable)
  if (!children && !closable) return null
  return (
    <aside
      className={`yz-suspension yz-suspension--${position}${closable ? ' yz-suspension--closable' : ''}`}
      style={trackOf(props)}
      aria-label="悬浮栏"
      hidden={isClosed}
    >
      <div className="yz-suspension__bar">
        {children ?? <DrawnInside />}
        {closable && (
          <button className="yz-suspension__close" type="button" aria-label="关闭悬浮栏" onClick={close} />
        )}
      </div>
    </aside>
  )
}

const AS_DRAWN = { __html: '' }

/**
 * The blocks inside, where this wakes: they are the server's and, as islands, their own. React takes the element
 * over without looking into it, and as the object stays the same it never writes there.
 */
function DrawnInside() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without any content.
  return <div className="yz-inside" suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
}

/** Whether the visitor has closed it, now or earlier in this visit. */
function useClosed(id: string, closable: boolean): { isClosed: boolean; close: () => void } {
  const { session } = useHost()
  const key = `suspension-closed:${id}`
  const [isClosed, setClosed] = useState(false)
  // Not later: the bar that a visitor has closed should not be seen again, even for a moment.
  useLayoutEffect(() => {
    if (closable && session.get(key)) setClosed(true)
  }, [closable, session, key])
  return {
    isClosed,
    close() {
      session.set(key, '1')
      setClosed(true)
    },
  }
}

/** It cannot leave its track, so a track that begins below the first screen keeps it back until then. */
function trackOf({ position, show_after_px }: SuspensionProps): CSSProperties | undefined {
  if (position === 'top' || show_after_px === 0) return undefined
  return { height: `calc(100% - 100vh - ${show_after_px}px)` }
}

export const suspension = defineView<SuspensionProps>({
  name: 'suspension',
  view: Suspension,
  island: ({ closable }) => (closable ? 'wanted' : undefined),
  pinned: true,
})
