import { around, type Box } from './box'

/** A block's outermost element, or the placeholder of one that lies over the page. */
const BLOCK = '[data-id],[data-cv-stand]'

/** The ids of the blocks around an element, the innermost first. */
export function idsAround(element: Element | null): string[] {
  const ids: string[] = []
  for (let block = blockOf(element); block; block = blockOf(block.parentElement)) {
    const id = idOf(block)
    if (id !== undefined) ids.push(id)
  }
  return ids
}

function blockOf(element: Element | null): Element | null {
  return element?.closest(BLOCK) ?? null
}

export function idOf(element: Element): string | undefined {
  return element.getAttribute('data-id') ?? element.getAttribute('data-cv-stand') ?? undefined
}

/** Returns the element of a block; for one that lies over the page and is closed, its placeholder. */
export function elementOf(document: Document, id: string): HTMLElement | undefined {
  const name = CSS.escape(id)
  const block = document.querySelector<HTMLElement>(`[data-id="${name}"]`)
  if (block && boxOf(block)) return block
  return document.querySelector<HTMLElement>(`[data-cv-stand="${name}"]`) ?? block ?? undefined
}

/**
 * Returns the visible box of a block, in pixels of the frame's screen. Its own element may have no size, where
 * everything in it is taken out of the flow: then it is the box of its content. Undefined when nothing is visible.
 */
export function boxOf(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (right > left && bottom > top) return { left, top, right, bottom }
  const inside = [...element.children].flatMap((child) => boxInside(child) ?? [])
  return around(inside)
}

/**
 * A dialog is as large as its panel: the rest of it is its mask. An element that lets pointers through is only a track.
 */
function boxInside(element: Element): Box | undefined {
  if (element.localName === 'dialog') {
    return element.firstElementChild ? boxOf(element.firstElementChild) : undefined
  }
  if (getComputedStyle(element).pointerEvents !== 'none') return boxOf(element)
  return around([...element.children].flatMap((child) => boxInside(child) ?? []))
}

/** What a block moves with when something is scrolled: the page, the screen, or neither for long. */
export type Anchoring = 'page' | 'screen' | 'follows'

export function anchoringOf(element: Element): Anchoring {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position } = getComputedStyle(at)
    if (position === 'fixed') return 'screen'
    if (position === 'sticky') return 'follows'
  }
  // A sticky bar is inside its block.
  return [...element.children].some(
    (child) =>
      getComputedStyle(child).pointerEvents === 'none' || getComputedStyle(child).position === 'sticky',
  )
    ? 'follows'
    : 'page'
}
