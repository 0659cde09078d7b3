import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCanvas } from '../canvas-context'
import type { Marked } from '../overlay/use-boxes'
import { wording } from '../wording'
import type { Editing } from './use-inline-text'

interface TextFieldProps {
  marked: Marked
  editing: Editing
  end: () => void
}

/** For a text that nothing on the page shows: one that is empty, or only for screen readers. */
export function TextField({ marked: { box, isOnScreen }, editing, end }: TextFieldProps) {
  const { id, text, finish } = editing
  const { actions } = useCanvas()
  const [value, setValue] = useState(text.kind === 'html' ? '' : text.value)
  const field = useRef<HTMLTextAreaElement>(null)
  const labelId = useId()
  useEffect(() => {
    finish.current = () => {
      finish.current = undefined
      const written = text.kind === 'html' ? paragraphs(value) : value
      if (written !== text.value) actions.writeText(id, text, written)
    }
  }, [actions, finish, id, text, value])
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])

  function answer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isEnd = event.key === 'Enter' && (text.kind === 'line' || event.ctrlKey || event.metaKey)
    if (event.key !== 'Escape' && !isEnd) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') finish.current = undefined
    end()
  }

  return (
    <div
      className="cv-field"
      style={{ position: isOnScreen ? 'fixed' : 'absolute', left: box.left, top: box.top }}
      data-cv-typing=""
    >
      <label id={labelId} htmlFor={`${labelId}-text`}>
        {text.title}
      </label>
      <textarea
        id={`${labelId}-text`}
        ref={field}
        aria-label={wording.editing(text.title)}
        rows={text.kind === 'line' ? 1 : 3}
        maxLength={text.kind === 'html' ? undefined : text.maxLength}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={answer}
        onBlur={end}
      />
    </div>
  )
}

/** Returns a text of several lines as markup, one paragraph per line. */
function paragraphs(value: string): string {
  return value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}
