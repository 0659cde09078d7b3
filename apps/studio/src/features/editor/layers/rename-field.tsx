import { renameBlock } from '@yingzao/editor-core'
import { useRef, useState } from 'react'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { wording } from './wording'

/** A block's id, edited in its line. Enter keeps the change, Escape does not; references to it follow. */
export function RenameField({ id }: { id: string }) {
  const context = useCommandContext()
  const [text, setText] = useState(id)
  const isOver = useRef(false)
  const end = (keep: boolean, input: HTMLInputElement) => {
    if (isOver.current) return
    const to = text.trim()
    if (keep && to !== '' && to !== id && !runAndNotify(context, renameBlock, { id, to }))
      return input.select()
    isOver.current = true
    const line = input.closest<HTMLElement>('[role="treeitem"]')
    context.ui.set({ renaming: undefined })
    line?.focus()
  }
  return (
    <input
      className="ed-rename"
      aria-label={wording.rename(id)}
      title={wording.renameHelp}
      value={text}
      maxLength={64}
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: it opens where the focus is, because the member asked for it.
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setText(target.value)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => end(true, currentTarget)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end(true, event.currentTarget)
        else if (event.key === 'Escape') end(false, event.currentTarget)
        else return
        event.preventDefault()
      }}
    />
  )
}
