import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas-context'
import { useBoxes } from '../overlay/use-boxes'
import { wording } from '../wording'
import { RichBar } from './rich-bar'
import { standIn } from './stand-in'
import { TextField } from './text-field'
import { type Typing, typeIn } from './type-in'
import type { Editing } from './use-inline-text'

interface InlineEditorProps {
  editing: Editing
  end: () => void
}

/** A text is edited in place, or in a field over its block where nothing shows it. */
export function InlineEditor({ editing, end }: InlineEditorProps) {
  const { id, element } = editing
  const { editor } = useCanvas()
  const [length, setLength] = useState(editing.text.value.length)
  const [marked] = useBoxes(
    useMemo(() => [id], [id]),
    length,
  )
  // Any other change of the block in the meantime is newer than the text that editing began with.
  useEffect(
    () =>
      editor.subscribeTo(id, () => {
        editing.finish.current = undefined
        end()
      }),
    [editor, id, editing, end],
  )
  return (
    <>
      {element && <InPlace editing={editing} element={element} end={end} onLength={setLength} />}
      {marked && element && editing.text.kind === 'html' && <RichBar marked={marked} end={end} />}
      {marked && element && editing.text.kind !== 'html' && (
        <TextCount marked={marked} length={length} limit={editing.text.maxLength} />
      )}
      {marked && !element && <TextField marked={marked} editing={editing} end={end} />}
    </>
  )
}

interface InPlaceProps extends InlineEditorProps {
  element: HTMLElement
  onLength: (length: number) => void
}

/** Renders nothing: the element that is typed in is part of the page, out of React's reach. */
function InPlace({ editing, element, end, onLength }: InPlaceProps) {
  const { actions } = useCanvas()
  const ending = useRef(end)
  ending.current = end
  useLayoutEffect(() => {
    const { id, text, finish } = editing
    const stand = standIn(element)
    const block = stand.element.closest<HTMLElement>('[data-id]')
    block?.setAttribute('data-cv-typed-in', '')
    const typing: Typing = typeIn(stand.element, {
      text,
      label: wording.editing(text.title),
      onChange: onLength,
      onDone: () => ending.current(),
      mayLead: actions.isSafeLink,
      onCancel() {
        finish.current = undefined
        ending.current()
      },
    })
    finish.current = () => {
      finish.current = undefined
      const value = typing.value()
      typing.stop()
      if (value !== text.value) actions.writeText(id, text, value)
    }
    return () => {
      typing.stop()
      stand.remove()
      block?.removeAttribute('data-cv-typed-in')
    }
  }, [editing, element, actions, onLength])
  return null
}

interface TextCountProps {
  marked: { box: { left: number; bottom: number }; isOnScreen: boolean }
  length: number
  limit: number | undefined
}

function TextCount({ marked: { box, isOnScreen }, length, limit }: TextCountProps) {
  if (limit === undefined) return null
  return (
    <span
      className={length >= limit ? 'cv-count cv-count--full' : 'cv-count'}
      style={{ position: isOnScreen ? 'fixed' : 'absolute', left: box.left, top: box.bottom }}
      role="status"
    >
      {wording.textLeft(length, limit)}
    </span>
  )
}
