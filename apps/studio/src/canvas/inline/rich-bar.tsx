import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useCanvas } from '../canvas-context'
import type { Marked } from '../overlay/use-boxes'
import { wording } from '../wording'
import { LinkForm } from './link-form'

const STYLES = [
  { command: 'bold', label: wording.bold, look: <b>B</b> },
  { command: 'italic', label: wording.italic, look: <i>I</i> },
  { command: 'underline', label: wording.underline, look: <u>U</u> },
] as const

/** What a rich text may wear. The browser's own commands do it: they know selections and undo of the text. */
export function RichBar({ marked: { box, isOnScreen, above } }: { marked: Marked }) {
  const { actions } = useCanvas()
  const [address, setAddress] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const range = useRef<Range>(undefined)

  function askLink() {
    const selection = getSelection()
    range.current = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
    const link = range.current?.startContainer.parentElement?.closest('a')
    setAddress(link?.getAttribute('href') ?? '')
    setRefused(false)
  }

  function goBack() {
    setAddress(undefined)
    document.querySelector<HTMLElement>('[contenteditable][data-cv-typing]')?.focus({ preventScroll: true })
    const selection = getSelection()
    if (!range.current || !selection) return
    selection.removeAllRanges()
    selection.addRange(range.current)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    const written = (address ?? '').trim()
    if (written !== '' && !actions.isSafeLink(written)) {
      setRefused(true)
      return
    }
    goBack()
    if (written === '') document.execCommand('unlink')
    else document.execCommand('createLink', false, written)
  }

  return (
    <div
      className={`cv-rich cv-rich--${above < 40 ? 'below' : 'above'}`}
      style={{
        position: isOnScreen ? 'fixed' : 'absolute',
        left: box.left,
        top: above < 40 ? box.bottom : box.top,
      }}
      role="toolbar"
      aria-label={wording.editing('')}
    >
      {address === undefined ? (
        <>
          {STYLES.map(({ command, label, look }) => (
            <RichButton key={command} label={label} act={() => document.execCommand(command)}>
              {look}
            </RichButton>
          ))}
          <RichButton label={wording.link} act={askLink}>
            {wording.link}
          </RichButton>
        </>
      ) : (
        <LinkForm
          address={address}
          isRefused={isRefused}
          onChange={setAddress}
          onSubmit={apply}
          onCancel={goBack}
        />
      )}
    </div>
  )
}

interface RichButtonProps {
  label: string
  act: () => void
  children: ReactNode
}

function RichButton({ label, act, children }: RichButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      // The text keeps the focus and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {children}
    </button>
  )
}
