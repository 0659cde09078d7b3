import './history.css'
import { CloudOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useEditorUi } from '../session/editor-ui'
import { useHistory, useSession } from '../session/session-context'
import { clockText } from './clock-text'
import { wording } from './wording'

/** What was done since the page was opened, step by step. Members can go back to any step, and forward again. */
export function HistoryPanel() {
  const { editor, isReadOnly } = useSession()
  const ui = useEditorUi()
  const { steps, position, savedAt, forgotten } = useHistory()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector(`[data-position="${position}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [position])

  const go = (to: number) => {
    const gone = editor.jumpTo(to)
    if (gone.ok) ui.notify(wording.wentTo(gone.value), { canUndo: false })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event.key, position, steps.length)
    if (to === undefined || isReadOnly) return
    event.preventDefault()
    if (to === position) return
    go(to)
    list.current?.querySelector<HTMLElement>(`[data-position="${to}"]`)?.focus()
  }

  if (steps.length === 0) {
    return (
      <section className="ed-history" aria-label={wording.title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where the key that leads here ends. */}
        <div className="ed-panel-empty" tabIndex={0}>
          <strong>{wording.none}</strong>
          <p>{wording.noneText}</p>
        </div>
      </section>
    )
  }
  const rows = [{ label: wording.opened, at: undefined }, ...steps]
  return (
    <section className="ed-history" aria-label={wording.title}>
      {forgotten > 0 && <p className="ed-panel-note">{wording.forgotten(forgotten)}</p>}
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={wording.list}
        className="ed-steps"
        onKeyDown={onKeyDown}
      >
        {rows.map(({ label, at }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all steps are the list's.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position.
            key={index + forgotten}
            role="option"
            data-position={index}
            className="ed-step"
            tabIndex={index === position ? 0 : -1}
            aria-selected={index === position}
            data-undone={index > position || undefined}
            onClick={() => !isReadOnly && go(index)}
          >
            <span className="ed-step-label">{label}</span>
            {index > position && <span className="ed-step-hidden">{wording.undone}</span>}
            {index === position && <span className="ed-step-mark">{wording.present}</span>}
            {index === savedAt && (
              <span className="ed-step-saved" title={wording.saved}>
                <CloudOutlined aria-hidden="true" />
                <span className="ed-step-hidden">{wording.saved}</span>
              </span>
            )}
            {at !== undefined && (
              <time className="ed-step-time">{clockText(performance.timeOrigin + at)}</time>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The position that a key leads to; 0 is the page as it was opened. */
function target(key: string, position: number, last: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, position - 1)
  if (key === 'ArrowDown') return Math.min(last, position + 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
