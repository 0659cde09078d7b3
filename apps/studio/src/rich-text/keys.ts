import { listKey } from './list-key'
import { rangeIn } from './text-style'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>

/**
 * Handles the keys of a text that browsers do not: Tab in lists, Enter in an empty quote, and Alt+F10, which moves to
 * the tools. Returns whether it was one.
 */
export function keyInText(text: HTMLElement, event: Key, tools: Element | null): boolean {
  if (event.key === 'Enter') return leaveQuote(text)
  if (event.key !== 'F10' || !event.altKey) return listKey(text, event)
  tools?.querySelector<HTMLElement>('select, button')?.focus()
  return true
}

/** As in a list: an empty line ends it, where browsers would begin another quote. */
function leaveQuote(text: HTMLElement): boolean {
  const at = rangeIn(text)?.startContainer
  const quote = (at instanceof Element ? at : at?.parentElement)?.closest('blockquote')
  if (!quote || !text.contains(quote) || quote.textContent !== '') return false
  document.execCommand('formatBlock', false, 'p')
  return true
}

type ToolsKey = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

/** Escape moves from the tools back to the text, and does nothing else there. */
export function toolsKey(event: ToolsKey, goBack: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  goBack()
}
