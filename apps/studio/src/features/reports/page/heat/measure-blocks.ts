import { boxOf } from '../../../../canvas/block-elements'

/** Where a block is in its page, in the page's CSS pixels, and what distinguishes it from others of its kind. */
export interface PlacedBlock {
  left: number
  top: number
  width: number
  height: number
  /** It contains other blocks. */
  isAround: boolean
  /** The first words in it, or what its picture shows. */
  hint: string
}

const LONGEST_HINT = 18

/** The visible blocks of a page by id, from top to bottom. */
export function measureBlocks(page: Document): Map<string, PlacedBlock> {
  const placed = new Map<string, PlacedBlock>()
  for (const element of page.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = element.dataset.id
    const box = boxOf(element)
    if (id === undefined || !box || placed.has(id)) continue
    const { left, top, right, bottom } = box
    const isAround = [...element.querySelectorAll('[data-id]')].some((inside) => boxOf(inside) !== undefined)
    placed.set(id, {
      left,
      top,
      width: right - left,
      height: bottom - top,
      isAround,
      hint: hintOf(element),
    })
  }
  return new Map([...placed].sort(([, one], [, other]) => one.top - other.top || one.left - other.left))
}

function hintOf(element: Element): string {
  const words = element.textContent?.replace(/\s+/g, ' ').trim()
  const picture = element.querySelector('img[alt]')?.getAttribute('alt')?.trim()
  const letters = [...(words || picture || '')]
  return letters.length > LONGEST_HINT ? `${letters.slice(0, LONGEST_HINT).join('')}…` : letters.join('')
}
