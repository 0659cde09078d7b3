import { editingHtml } from '../../rich-text/editing-html'
import { keyInText } from '../../rich-text/keys'
import { pastedHtml } from '../../rich-text/pasted-html'
import { writeHtml } from '../../rich-text/write-html'
import type { InlineText } from '../canvas-api'

export interface Typing {
  /** What was typed so far. */
  value(): string
  stop(): void
}

interface TypeInOptions {
  text: InlineText
  label: string
  onChange(length: number): void
  /** Enter, Ctrl+Enter, or the focus going elsewhere. */
  onDone(): void
  onCancel(): void
  /** Whether a link that is pasted may lead there. */
  mayLead(address: string): boolean
}

/** Makes an element editable; what an input method composes is left alone until the composition ends. */
export function typeIn(
  element: HTMLElement,
  { text, label, onChange, onDone, onCancel, mayLead }: TypeInOptions,
): Typing {
  const { kind, maxLength = Number.POSITIVE_INFINITY } = text
  const isRich = kind === 'html'
  const value = () => (isRich ? writeHtml(element) : plainText(element))
  element.dataset.cvTyping = ''
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.setAttribute('aria-multiline', String(kind !== 'line'))
  element.contentEditable = isRich ? 'true' : 'plaintext-only'
  // A browser that does not know the value would leave the element as it is.
  if (!element.isContentEditable) element.contentEditable = 'true'
  if (isRich) element.dataset.rich = ''
  if (isRich) element.innerHTML = editingHtml(text.value)
  else element.textContent = text.value
  let isComposing = false

  const cut = () => {
    if (isRich || value().length <= maxLength) return
    // Half a character, for example of an emoji, is dropped.
    element.textContent = value()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, '')
    getSelection()?.selectAllChildren(element)
    getSelection()?.collapseToEnd()
  }
  const listeners: Record<string, (event: never) => void> = {
    keydown(event: KeyboardEvent) {
      if (event.isComposing || isComposing) return
      const isEnd = event.key === 'Enter' && (kind === 'line' || event.ctrlKey || event.metaKey)
      const isOwn = isRich && keyInText(element, event, document.querySelector('.cv-rich'))
      if (isOwn) event.preventDefault()
      if (event.key !== 'Escape' && !isEnd) return
      event.preventDefault()
      event.stopPropagation()
      if (isEnd) onDone()
      else onCancel()
    },
    beforeinput(event: InputEvent) {
      const { inputType, data } = event
      if (kind === 'line' && /^insert(Paragraph|LineBreak)$/.test(inputType)) event.preventDefault()
      // A composition is measured when it is over.
      if (isRich || event.isComposing || inputType !== 'insertText') return
      const selected = getSelection()?.toString().length ?? 0
      if (value().length - selected + (data?.length ?? 0) > maxLength) event.preventDefault()
    },
    paste(event: ClipboardEvent) {
      event.preventDefault()
      const html = isRich ? (event.clipboardData?.getData('text/html') ?? '') : ''
      if (html !== '') {
        document.execCommand('insertHTML', false, editingHtml(pastedHtml(html, mayLead)))
        return
      }
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      document.execCommand('insertText', false, kind === 'line' ? pasted.replace(/\s*\n\s*/g, ' ') : pasted)
    },
    drop: (event: DragEvent) => event.preventDefault(),
    compositionstart() {
      isComposing = true
    },
    compositionend() {
      isComposing = false
      cut()
      onChange(value().length)
    },
    input() {
      if (!isComposing) cut()
      onChange(value().length)
    },
    blur({ relatedTarget }: FocusEvent) {
      if ((relatedTarget as Element | null)?.closest('[data-cv-over]') == null) onDone()
    },
  }
  for (const [name, listener] of Object.entries(listeners)) {
    element.addEventListener(name, listener as (event: Event) => void)
  }
  document.execCommand('defaultParagraphSeparator', false, 'p')
  document.execCommand('styleWithCSS', false, 'false')
  element.focus({ preventScroll: true })
  getSelection()?.selectAllChildren(element)
  onChange(value().length)
  return {
    value,
    stop() {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as (event: Event) => void)
      }
    },
  }
}

/** Browsers end an emptied element, or a last empty line, with a break that is not a character. */
function plainText(element: HTMLElement): string {
  return element.innerText.replaceAll('\u00a0', ' ').replace(/\n$/, '')
}
