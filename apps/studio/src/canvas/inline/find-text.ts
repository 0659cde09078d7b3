import type { InlineText } from '../canvas-api'

/**
 * Returns the element that shows a block's text. Views do not state which element shows which prop, so it is the one
 * that holds exactly this text; undefined where none does, as in a block that exposes it to screen readers only.
 */
export function findText(block: HTMLElement, { value, kind }: Pick<InlineText, 'value' | 'kind'>) {
  if (value.trim() === '') return undefined
  const isSame = kind === 'html' ? showsHtml(block, value) : showsText(value)
  return ownElements(block).find((element) => isSame(element) && isSeen(element))
}

/** The block's own elements, without those of blocks inside it. */
function ownElements(block: HTMLElement): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.closest('[data-id]') === block && element.closest('[aria-hidden=true],noscript') === null,
  )
}

function showsHtml(block: HTMLElement, value: string): (element: HTMLElement) => boolean {
  const written = block.ownerDocument.createElement('div')
  written.innerHTML = value
  return (element) => element.innerHTML === written.innerHTML
}

function showsText(value: string): (element: HTMLElement) => boolean {
  return (element) => element.childElementCount === 0 && element.textContent === value
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}
