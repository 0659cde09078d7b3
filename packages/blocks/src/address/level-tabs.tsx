import { type KeyboardEvent, useRef } from 'react'
import { LEVELS, type Picking, tabCount } from './picking'

interface LevelTabsProps {
  state: Picking
  /** Id of the panel that the tabs show. */
  panelId: string
  onShow: (level: number) => void
}

/** 省, 市, 区 with what is chosen of each, as far as there is something to choose from. */
export function LevelTabs({ state, panelId, onShow }: LevelTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const count = tabCount(state)

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const level = state.level + by
    if (by === 0 || level < 0 || level >= count) return
    event.preventDefault()
    onShow(level)
    const tab = row.current?.children[level]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className="yz-address__tabs" ref={row} role="tablist" onKeyDown={onKeyDown}>
      {LEVELS.slice(0, count).map((name, level) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={level === state.level}
          aria-controls={panelId}
          tabIndex={level === state.level ? 0 : -1}
          onClick={() => onShow(level)}
        >
          <small>{name}</small>
          <span>{state.branch[level]?.name ?? '请选择'}</span>
        </button>
      ))}
    </div>
  )
}
