import type { RegionBranch, Regions } from '@yingzao/regions/client'
import { type KeyboardEvent, useId, useReducer } from 'react'
import { LevelTabs } from './level-tabs'
import { optionKey } from './option-keys'
import { OptionList } from './option-list'
import {
  activeIndex,
  announcement,
  isSearching,
  isWhole,
  LEVELS,
  type Option,
  optionsOf,
  picking,
  startPicking,
} from './picking'

interface PickerPanelProps {
  regions: Regions
  /** Ids of the address that is already there, from the province down. */
  ids: readonly number[]
  /** Called once, when there is nothing more to choose. */
  onWhole: (branch: RegionBranch) => void
}

/** Search box, tabs and list. Keys work the same in the box and in the list. */
export function PickerPanel({ regions, ids, onWhole }: PickerPanelProps) {
  const [state, send] = useReducer(picking, regions.find(ids), startPicking)
  const id = useId()
  const options = optionsOf(state, regions)
  const active = activeIndex(state, options)
  const searching = isSearching(state)
  const title = searching ? '搜索结果' : `选择${LEVELS[state.level] ?? ''}`

  function choose(option: Option | undefined) {
    if (!option) return
    if (isWhole(option.branch)) onWhole(option.branch)
    else send({ type: 'chose', branch: option.branch })
  }

  function onKey(event: KeyboardEvent) {
    // Enter also confirms a character in an input method, which is not the choice of a region.
    if (event.nativeEvent.isComposing) return
    const place = { active, count: options.length }
    const to = optionKey(event.key, place, event.target instanceof HTMLInputElement)
    if (to === undefined) return
    event.preventDefault()
    if (to === 'choose') choose(options[active])
    else send({ type: 'moved', to })
  }

  return (
    <>
      <input
        className="yz-address__search"
        type="search"
        role="combobox"
        aria-label="搜索地区"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={searching && options.length > 0 ? `${id}-${active}` : undefined}
        placeholder="搜索名称或拼音首字母"
        autoComplete="off"
        maxLength={20}
        value={state.words}
        onChange={(event) => send({ type: 'typed', words: event.target.value })}
        onKeyDown={onKey}
      />
      {!searching && (
        <LevelTabs state={state} panelId={`${id}panel`} onShow={(level) => send({ type: 'showed', level })} />
      )}
      <div
        className={`yz-address__panel${options.length === 0 ? ' yz-address__panel--empty' : ''}`}
        id={`${id}panel`}
        role="tabpanel"
        aria-label={title}
      >
        <OptionList id={id} label={title} options={options} active={active} onKey={onKey} onChoose={choose} />
      </div>
      <p
        className={options.length === 0 ? 'yz-address__note' : 'yz-address__spoken'}
        role="status"
        aria-live="polite"
      >
        {announcement(state, options.length)}
      </p>
    </>
  )
}
