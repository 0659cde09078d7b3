import { type FormEvent, useRef, useState } from 'react'
import { toolsKey } from '../../rich-text/keys'
import { LinkPicture } from '../../rich-text/pictures'
import { TextTools } from '../../rich-text/text-tools'
import { useCanvas } from '../canvas-context'
import type { Marked } from '../overlay/use-boxes'
import { wording } from '../wording'
import { LinkForm } from './link-form'

/** The element that is typed in. */
const typedIn = () => document.querySelector<HTMLElement>('[data-rich][data-cv-typing]')

/** More than the height of the tools in two rows, in CSS pixels. */
const ROOM = 80

/** Sets how a rich text looks, and where its words lead. */
export function RichBar({ marked: { box, isOnScreen, above }, end }: { marked: Marked; end: () => void }) {
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
    typedIn()?.focus({ preventScroll: true })
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

  const isBelow = above < ROOM
  return (
    <div
      className={`cv-rich cv-rich--${isBelow ? 'below' : 'above'}`}
      style={{
        position: isOnScreen ? 'fixed' : 'absolute',
        // Fully in sight, wherever the text begins.
        left: `max(0px, min(${box.left}px, 100% - var(--cv-rich-width)))`,
        top: isBelow ? box.bottom : box.top,
      }}
      role="toolbar"
      aria-label={wording.textTools}
      // When the focus leaves the text itself, the text ends its editing.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget?.closest('[data-cv-over], [data-cv-typing]') == null) end()
      }}
      onKeyDown={(event) => toolsKey(event, () => typedIn()?.focus({ preventScroll: true }))}
    >
      {address === undefined ? (
        <>
          <TextTools place={typedIn} />
          <button
            type="button"
            className="rt-tool"
            title={wording.link}
            aria-label={wording.link}
            // The text keeps its focus and selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={askLink}
          >
            <LinkPicture />
          </button>
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
