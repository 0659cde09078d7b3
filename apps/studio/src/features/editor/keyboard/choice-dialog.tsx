import './choice-dialog.css'
import { SearchOutlined } from '@ant-design/icons'
import { Input, Modal } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { search } from '../block-labels/search-words'

interface Choice {
  key: string
  title: string
  /** Other words that also find it. */
  others?: readonly string[]
  /** Shown before the title, for example an icon. */
  before?: ReactNode
  /** Shown after the title, for example its keys. */
  after?: ReactNode
  /** How deep it is indented, from 0. */
  level?: number
}

interface ChoiceDialogProps {
  title: string
  placeholder: string
  /** The list's name for screen readers. */
  results: string
  none: string
  help?: string
  choices: readonly Choice[]
  onChoose: (key: string) => void
  onClose: () => void
}

/** A list that is searched by typing and chosen from with the arrow keys and Enter, or with the mouse. */
export function ChoiceDialog({ title, onClose, ...list }: ChoiceDialogProps) {
  useReturnFocus()
  return (
    <Modal
      open
      title={title}
      footer={null}
      // Without a close button, the field is the first focusable element.
      closable={false}
      width={560}
      style={{ top: 96 }}
      className="ed-choices"
      onCancel={onClose}
    >
      <ChoiceList {...list} />
    </Modal>
  )
}

function ChoiceList(props: Omit<ChoiceDialogProps, 'title' | 'onClose'>) {
  const { placeholder, results, none, help, choices, onChoose } = props
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = search(choices, query, ({ title, others = [] }) => ({ title, others }))
  const active = found[Math.min(at, found.length - 1)]
  const go = (to: number) => {
    const next = (to + found.length) % found.length
    setAt(next)
    document.getElementById(`${id}-${found[next]?.key}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <Input
        autoFocus
        size="large"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={active && `${id}-${active.key}`}
        aria-label={placeholder}
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || found.length === 0) return
          if (event.key === 'ArrowDown') go(at + 1)
          else if (event.key === 'ArrowUp') go(at - 1)
          else if (event.key === 'Enter' && active) onChoose(active.key)
          else return
          event.preventDefault()
        }}
      />
      <div id={id} role="listbox" aria-label={results} className="ed-choice-list" tabIndex={-1}>
        {found.map(({ key, title, before, after, level = 0 }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which says which one is active.
          <div
            key={key}
            id={`${id}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === active?.key}
            className="ed-choice"
            style={{ paddingLeft: 12 + (query === '' ? level : 0) * 18 }}
            onPointerMove={() => setAt(found.findIndex((choice) => choice.key === key))}
            onClick={() => onChoose(key)}
          >
            {before}
            <span className="ed-choice-title">{title}</span>
            {after}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="ed-panel-empty" role="status">
          {none}
        </p>
      )}
      {help !== undefined && <p className="ed-choice-help">{help}</p>}
    </>
  )
}
