import { remember } from './remember'

/** A text in the form in which names and numbers are compared, and the way back to how it is written. */
export interface Folded {
  /** With full-width characters as plain ones, and in upper case. */
  text: string
  /** How the part between two positions of `text` is written. */
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
