import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Option } from './picking'

interface OptionListProps {
  /** Id of the list; its options are `${id}-0` and so on. */
  id: string
  label: string
  options: readonly Option[]
  active: number
  onKey: (event: KeyboardEvent) => void
  onChoose: (option: Option) => void
}

/** A list box: a single tab stop, the arrow keys move within it, and the active option is kept in view. */
export function OptionList({ id, label, options, active, onKey, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Where keyboards and screen readers start. Not the search box: a phone would open its keyboard.
  useEffect(() => list.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are other lines to keep in sight.
  useEffect(() => {
    if (list.current) reveal(list.current, list.current.children[active])
  }, [active, options[0]?.branch])
  return (
    <div
      className="yz-address__list"
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKey}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's.
        <div
          key={option.branch[option.branch.length - 1]?.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.isChosen}
          data-active={index === active ? '' : undefined}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

/** Scrolls the list alone; `scrollIntoView` would take the page behind with it. */
function reveal(list: Element, option: Element | undefined): void {
  if (!option) return
  const inside = option.getBoundingClientRect()
  const outside = list.getBoundingClientRect()
  if (inside.top < outside.top) list.scrollTop -= outside.top - inside.top
  else if (inside.bottom > outside.bottom) list.scrollTop += inside.bottom - outside.bottom
}
