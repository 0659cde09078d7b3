import { rangeIn } from './text-style'

/** Deeper lists leave no room for words on a phone. */
const LEVELS = 2

/**
 * Tab indents a list item, Shift+Tab outdents it. Where neither is possible the key moves on to the next field, so that
 * keyboard users are not trapped in the text.
 */
export function listKey(
  root: HTMLElement,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): boolean {
  if (key !== 'Tab') return false
  const start = rangeIn(root)?.startContainer
  const item = (start instanceof Element ? start : start?.parentElement)?.closest('li')
  if (!item || !root.contains(item)) return false
  const level = levelOf(item, root)
  if (shiftKey ? level === 1 : level === LEVELS || item.previousElementSibling === null) return false
  document.execCommand(shiftKey ? 'outdent' : 'indent')
  return true
}

function levelOf(item: Element, root: Element): number {
  let level = 0
  for (let one: Element | null = item; one !== null && one !== root; one = one.parentElement) {
    if (one.localName === 'ul' || one.localName === 'ol') level += 1
  }
  return level
}
