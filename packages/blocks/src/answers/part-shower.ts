import { takeLater } from './take-later'

/**
 * For a block that shows one part at a time, of which `first` stands there and the others have been drawn for later
 * (later.tsx). What it gives back puts the part of that name, or the first, in the place of what is shown, and answers it.
 */
export function partShower(block: Element, first: HTMLElement): (name?: string) => HTMLElement {
  let shown = first
  return (name) => {
    const next = name === undefined ? first : takeLater(block, name)
    shown.replaceWith(next)
    shown = next
    return next
  }
}
