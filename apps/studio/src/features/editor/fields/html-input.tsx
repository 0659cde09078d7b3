import { isSafeAddress, type TextField } from '@yingzao/schema/server'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { editingHtml } from '../../../rich-text/editing-html'
import { keyInText } from '../../../rich-text/keys'
import { makeParagraph } from '../../../rich-text/make-paragraph'
import { pastedHtml } from '../../../rich-text/pasted-html'
import type { InputProps } from './field-props'
import { HtmlToolbar } from './html-toolbar'
import { cleanHtml, htmlOf } from './rich-text'
import { usePageColours } from './use-page-colours'
import { wording } from './wording'

const words = wording.html

/** Rich text with the few tags that pages know, in the page's colours. It is cleaned just as when the page is read. */
export function HtmlInput(props: InputProps<TextField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, linkHosts, onWrite } = props
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<unknown>(undefined)
  const isComposing = useRef(false)
  const [length, setLength] = useState(0)
  const colours = usePageColours()

  // The element belongs to the writer while they write; a value from elsewhere (undo, the canvas) replaces its content.
  useEffect(() => {
    if (place.current === null || value === written.current) return
    written.current = value
    place.current.innerHTML = typeof value === 'string' ? editingHtml(cleanHtml(value, field, linkHosts)) : ''
    setLength(typeof value === 'string' ? value.length : 0)
  }, [value, field, linkHosts])

  function take(): void {
    if (place.current === null || isComposing.current) return
    const html = htmlOf(place.current, field, linkHosts)
    setLength(html.length)
    if (html === written.current) return
    written.current = html
    onWrite(html)
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    if (html === '') document.execCommand('insertText', false, text)
    else {
      const pasted = pastedHtml(html, (address) => isSafeAddress(address, { hosts: linkHosts }))
      document.execCommand('insertHTML', false, editingHtml(pasted))
    }
  }

  function answer(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, shiftKey, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing) return
    if (keyInText(currentTarget, nativeEvent, currentTarget.previousElementSibling)) event.preventDefault()
    else if (key === 'Enter' && !shiftKey) makeParagraph(currentTarget)
  }

  return (
    <div
      className="ed-html"
      style={colours as CSSProperties}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <HtmlToolbar place={place} isDisabled={isDisabled} linkHosts={linkHosts} onChange={take} />
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold rich text */}
      <div
        ref={place}
        id={id}
        className="ed-html-text"
        data-rich=""
        role="textbox"
        tabIndex={isDisabled ? -1 : 0}
        aria-multiline="true"
        aria-label={field.title}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-required={field.required}
        aria-disabled={isDisabled}
        contentEditable={!isDisabled}
        suppressContentEditableWarning
        data-placeholder={isMixed ? wording.mixed : words.placeholder}
        onInput={take}
        onKeyDown={answer}
        onPaste={paste}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={() => {
          isComposing.current = false
          take()
        }}
      />
      {field.maxLength !== undefined && length > field.maxLength * 0.8 && (
        <p className={length > field.maxLength ? 'ed-field-note' : 'ed-field-fine'}>
          {words.count(length, field.maxLength)}
        </p>
      )}
    </div>
  )
}
