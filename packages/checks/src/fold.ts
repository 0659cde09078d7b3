import { remember } from './remember'

/** A text as names and numbers are compared, and the way back to how it is written. */
export interface Folded {
  /** Full-width characters as plain ones, small letters as capitals. */
  text: string
  /** What is written between two places of `text`. */
  written(start: number, end: number): string
}

/** Folds a text character by character, so that every place of the result has one in the text. */
export const fold = remember((said): Folded => {
  let text = ''
  let at = 0
  const places: number[] = []
  for (const character of said) {
    const plain = character.normalize('NFKC').toUpperCase()
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at)
    text += plain
    at += character.length
  }
  return {
    text,
    written: (start, end) => said.slice(places[start] ?? at, places[end] ?? at),
  }
})
