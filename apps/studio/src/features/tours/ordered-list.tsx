import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { wording } from './wording'

const words = wording.order

type Way = -1 | 1

interface OrderedListProps<Entry> {
  className: string
  label: string
  list: readonly Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry) => string
  /** Undefined: for members who may only read. */
  onOrder: ((list: readonly Entry[]) => void) | undefined
  draw: (entry: Entry) => ReactNode
  /** What else can be done with an entry. */
  acts: (entry: Entry) => ReactNode
}

/** Entries in an order of their own, each of which can be moved by one place: by a button, or by an arrow key on it. */
export function OrderedList<Entry>(props: OrderedListProps<Entry>) {
  const { className, label, list, keyOf, nameOf, onOrder, draw, acts } = props
  const [said, setSaid] = useState('')
  const { element, follow } = useFollowFocus()
  const move = (index: number, by: Way) => {
    const entry = list[index]
    const other = list[index + by]
    if (entry === undefined || other === undefined) return
    onOrder?.(list.map((one, at) => (at === index ? other : at === index + by ? entry : one)))
    setSaid(words.moved(nameOf(entry), index + by + 1))
    follow(keyOf(entry), by)
  }
  return (
    <>
      {onOrder && list.length > 1 && <p className="st-hint">{words.hint}</p>}
      <ol ref={element} className={className} aria-label={label}>
        {list.map((entry, index) => (
          <li key={keyOf(entry)} data-entry={keyOf(entry)}>
            <div className="tr-entry">{draw(entry)}</div>
            {onOrder && (
              <span className="tr-order">
                <MoveButtons
                  name={nameOf(entry)}
                  isFirst={index === 0}
                  isLast={index === list.length - 1}
                  onMove={(by) => move(index, by)}
                />
                {acts(entry)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {onOrder && (
        <p className="tr-said" role="status">
          {said}
        </p>
      )}
    </>
  )
}

/** The direction of each arrow key; entries are one below the other or side by side. */
const KEYS: Readonly<Record<string, Way>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: Way) => void
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    // The drawer would scroll.
    event.preventDefault()
    onMove(by)
  }
  const button = { type: 'text', size: 'small', onKeyDown } as const
  return (
    <>
      <Button
        {...button}
        data-way={-1}
        icon={<ArrowUpOutlined aria-hidden="true" />}
        aria-label={words.up(name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        {...button}
        data-way={1}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        aria-label={words.down(name)}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

/** The focus moves with the entry: to the same button, or to the other one where that is disabled at the end. */
function useFollowFocus() {
  const element = useRef<HTMLOListElement>(null)
  const moved = useRef<{ key: string; by: Way }>(undefined)
  useLayoutEffect(() => {
    const { current } = moved
    if (!current) return
    moved.current = undefined
    const entry = [...(element.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.entry === current.key,
    )
    const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('button[data-way]:enabled') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.way === String(current.by))
    ;(same ?? buttons[0])?.focus()
  })
  return {
    element,
    follow: (key: string, by: Way) => {
      moved.current = { key, by }
    },
  }
}
