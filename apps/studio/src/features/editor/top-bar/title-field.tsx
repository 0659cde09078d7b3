import { EditOutlined } from '@ant-design/icons'
import { setPage } from '@yingzao/editor-core'
import { Input } from 'antd'
import { useRef, useState } from 'react'
import { useRun, useSession, useTree } from '../session/session-context'
import { wording } from './wording'

/** The gateway's limit. */
const MOST = 60

/** The page's title. A press makes it a field; Enter or leaving it keeps what was typed, Escape does not. */
export function TitleField() {
  const { page } = useTree()
  const { isReadOnly } = useSession()
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const title = page.title || wording.untitled
  const end = () => {
    setEditing(false)
    // The button is back once the field is gone.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus())
  }
  if (isEditing) return <Field title={page.title} onEnd={end} />
  if (isReadOnly) return <h1 className="ed-title">{title}</h1>
  return (
    <h1 className="ed-title">
      <button
        ref={button}
        type="button"
        title={title}
        aria-label={wording.editTitle(title)}
        onClick={() => setEditing(true)}
      >
        <span>{title}</span>
        <EditOutlined aria-hidden="true" />
      </button>
    </h1>
  )
}

function Field({ title, onEnd }: { title: string; onEnd: () => void }) {
  const run = useRun()
  const [text, setText] = useState(title)
  const keep = () => {
    const trimmed = text.trim()
    if (trimmed !== '' && trimmed !== title) run(setPage, { title: trimmed })
    onEnd()
  }
  return (
    <Input
      className="ed-title-field"
      autoFocus
      maxLength={MOST}
      showCount
      aria-label={wording.title}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter and Escape during composition belong to the input method.
        if (nativeEvent.isComposing) return
        if (key === 'Enter') keep()
        if (key === 'Escape') onEnd()
      }}
    />
  )
}
