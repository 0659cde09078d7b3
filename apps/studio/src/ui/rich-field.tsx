import './rich-field.css'
import { useQuery } from '@tanstack/react-query'
import { cleanHtml, isSafeAddress } from '@yingzao/schema/server'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { editingHtml } from '../rich-text/editing-html'
import { keyInText, toolsKey } from '../rich-text/keys'
import { makeParagraph } from '../rich-text/make-paragraph'
import { pastedHtml } from '../rich-text/pasted-html'
import { TextTools } from '../rich-text/text-tools'
import { writeHtml } from '../rich-text/write-html'
import { studioQuery } from '../state/queries'

interface RichFieldProps {
  /** Names the text for screen readers, and its toolbar. */
  label: string
  toolsLabel: string
  placeholder: string
  id?: string
  value?: string
  onChange?: (html: string) => void
}

/** A form field for rich text with the few tags that pages allow, with the toolbar that styles it. */
export function RichField({ label, toolsLabel, placeholder, id, value = '', onChange }: RichFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const isComposing = useRef(false)
  const settings = useQuery({ ...studioQuery('studioSettings', {}), staleTime: Number.POSITIVE_INFINITY })
  const hosts = settings.data?.link_hosts

  // The element belongs to the writer while they write; only changes from elsewhere replace its content.
  useEffect(() => {
    if (place.current === null || value === written.current) return
    written.current = value
    place.current.innerHTML = editingHtml(cleanHtml(value, label, { linkHosts: hosts ?? [] }).html)
  }, [value, hosts, label])

  function take(): void {
    if (place.current === null || isComposing.current) return
    const html = writeHtml(place.current)
    if (html === written.current) return
    written.current = html
    onChange?.(html)
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    if (html === '') {
      document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
      return
    }
    const pasted = pastedHtml(html, (address) => isSafeAddress(address, { hosts: hosts ?? [] }))
    document.execCommand('insertHTML', false, editingHtml(pasted))
  }

  function answer(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, shiftKey, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing) return
    if (keyInText(currentTarget, nativeEvent, currentTarget.previousElementSibling)) event.preventDefault()
    else if (key === 'Enter' && !shiftKey) makeParagraph(currentTarget)
  }

  return (
    <div className="st-rich">
      <div
        className="st-rich-tools"
        role="toolbar"
        aria-label={toolsLabel}
        onKeyDown={(event) => toolsKey(event, () => place.current?.focus())}
      >
        <TextTools place={() => place.current} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold rich text */}
      <div
        ref={place}
        id={id}
        className="st-rich-text"
        data-rich=""
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        contentEditable
        suppressContentEditableWarning
        data-placeholder={placeholder}
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
    </div>
  )
}
