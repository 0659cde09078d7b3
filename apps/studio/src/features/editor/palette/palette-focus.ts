import type { KeyboardEvent } from 'react'

const CARD = '.ed-card-main'

/** The card at an index, counted over all shelves. */
export function cardAt(root: HTMLElement | null, index: number): HTMLElement | undefined {
  return root?.querySelectorAll<HTMLElement>(CARD)[index]
}

/**
 * Moves the focus among the cards as they lie on the screen. False: it would leave them at the top, for the field
 * above.
 */
export function moveAmongCards(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const from = event.target as HTMLElement
  if (!root || !from.matches(CARD) || event.altKey || event.ctrlKey || event.metaKey) return true
  const cards = [...root.querySelectorAll<HTMLElement>(CARD)]
  const at = cards.indexOf(from)
  const to = target(event.key, cards, at)
  if (to === undefined) return true
  event.preventDefault()
  if (to === 'above') return false
  to.focus()
  return true
}

function target(key: string, cards: HTMLElement[], at: number): HTMLElement | 'above' | undefined {
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[at]
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards[at]
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  if (key === 'ArrowDown') return below(cards, at) ?? cards[at]
  if (key === 'ArrowUp') return below(cards, at, true) ?? 'above'
  return undefined
}

/** Returns the nearest card of the next or the previous row: in the same column, or the last one of a shorter row. */
function below(cards: HTMLElement[], at: number, isUpwards = false): HTMLElement | undefined {
  const here = cards[at]?.getBoundingClientRect()
  if (!here) return undefined
  const places = cards.map((card) => ({ card, box: card.getBoundingClientRect() }))
  const beyond = places.filter(({ box }) => (isUpwards ? box.bottom <= here.top : box.top >= here.bottom))
  const row = isUpwards ? beyond.at(-1)?.box.top : beyond[0]?.box.top
  const inRow = beyond.filter(({ box }) => box.top === row)
  return (inRow.find(({ box }) => box.left === here.left) ?? inRow.at(-1))?.card
}
