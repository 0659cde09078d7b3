import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Fault } from '../fields/field'
import type { Row, Share } from './holdings'
import { useShareSearch } from './use-share-search'

/** The gateway does not accept a longer text. */
const MOST_SIGNS = 20

interface ShareFieldProps {
  row: Row
  fault: string | undefined
  onType: (text: string) => void
  onChoose: (share: Share) => void
}

/**
 * The field of a share: a combobox, whose list is below it while there is something to choose. Arrows move in the list,
 * Enter takes the marked option, Escape closes it; the focus stays in the field.
 */
export function ShareField({ row, fault, onType, onChoose }: ShareFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const { list, msg, query: answered } = useShareSearch(query)
  const hasList = isOpen && list.length > 0
  const optionId = (index: number) => `${id}option${index}`

  function search(text: string): void {
    setQuery(text.trim().slice(0, MOST_SIGNS))
    setMarked(-1)
    setOpen(true)
  }

  const searchTyped = useEffectEvent(() => {
    if (input.current?.matches(':focus') && input.current.value !== '') search(input.current.value)
  })
  // A visitor may have been quicker than the script.
  useEffect(() => searchTyped(), [])

  function close(): void {
    setOpen(false)
    setMarked(-1)
  }

  function choose(share: Share | undefined): void {
    if (!share) return
    close()
    setQuery('')
    onChoose(share)
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    onType(target.value)
    // Letters that an input method is still composing mean nothing yet.
    if (!(nativeEvent as InputEvent).isComposing) search(target.value)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One position more than there are shares: no selection, which means the text itself.
      const places = list.length + 1
      setMarked(((marked + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && hasList && marked >= 0) {
      event.preventDefault()
      choose(list[marked])
    } else if (event.key === 'Escape' && hasList) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className="yz-field yz-stock__share">
      <label htmlFor={id}>股票</label>
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={`${id}list`}
        aria-activedescendant={hasList && marked >= 0 ? optionId(marked) : undefined}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}fault` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        placeholder="代码、名称或拼音首字母"
        value={row.text}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => search(currentTarget.value)}
        onFocus={() => row.code === '' && search(row.text)}
        onBlur={close}
        onKeyDown={press}
      />
      <p className="yz-stock__hint" role="status">
        {isOpen && query !== '' && answered === query && (msg || countText(list.length))}
      </p>
      <Fault id={`${id}fault`} text={fault} />
      {hasList && (
        <div className="yz-stock__found" id={`${id}list`} role="listbox" aria-label="搜到的股票">
          {list.map((share, index) => (
            <Option
              key={share.code}
              id={optionId(index)}
              share={share}
              isMarked={index === marked}
              onChoose={() => choose(share)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Those who see the list need not be told how long it is; the style hides it from them. */
function countText(count: number) {
  return count === 0 ? '没有搜到，请核对后再试' : <span>搜到 {count} 只，用上下键选择</span>
}

interface OptionProps {
  id: string
  share: Share
  isMarked: boolean
  onChoose: () => void
}

function Option({ id, share: { code, name, sector }, isMarked, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which says what is marked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field.
    <div
      className="yz-stock__option"
      id={id}
      role="option"
      aria-selected={isMarked}
      ref={(option) => {
        if (isMarked) option?.scrollIntoView?.({ block: 'nearest' })
      }}
      // Otherwise the field would lose the focus, and with it the list, before the tap is over.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <b>{name}</b>
      <span>{code}</span>
      {sector !== '' && <small>{sector}</small>}
    </div>
  )
}
