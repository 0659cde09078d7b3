import { listKey } from './list-key'
import { rangeIn } from './text-style'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>

/**
 * Keys of a text beside those of the browser: Tab in lists, Enter in a quote without words, and Alt+F10, which leads to
 * the tools. True: it was one.
 */
export function keyInText(text: HTMLElement, event: Key, tools: Element | null): boolean {
  if (event.key === 'Enter') return leaveQuote(text)
  if (event.key !== 'F10' || !event.altKey) return listKey(text, event)
  tools?.querySelector<HTMLElement>('select, button')?.focus()
  return true
}

/** As in a list: an empty line ends it, where browsers would begin another one. */
function leaveQuote(text: HTMLElement): boolean {
  const at = rangeIn(text)?.startContainer
  const quote = (at instanceof Element ? at : at?.parentElement)?.closest('blockquote')
  if (!quote || !text.contains(quote) || quote.textContent !== '') return false
  document.execCommand('formatBlock', false, 'p')
  return true
}

type ToolsKey = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

/** Escape leads from the tools back to the text, and means nothing else there. */
export function toolsKey(event: ToolsKey, goBack: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  goBack()
}
