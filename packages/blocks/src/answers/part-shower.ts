import { takeLater } from './take-later'

/**
 * For a block that shows one part at a time: `first` is in place, and the others have been rendered for later
 * (later.tsx). Returns a function that replaces what is shown with the part of that name, or with the first, and
 * returns that part.
 */
export function partShower(block: Element, first: HTMLElement): (name?: string) => HTMLElement {
  let shown = first
  return (name) => {
    const next = name === undefined ? first : takeLater(block, name)
    // Put in place of itself, a part would lose a press that an answer meets half-way.
    if (shown !== next) shown.replaceWith(next)
    shown = next
    return next
  }
}
