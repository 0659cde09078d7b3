const LETTERS = 'abcdefghijklmnop'

/** A hash, in hex, as it is told to the log: that masks what looks like a phone, which digits of a hash may do. */
export function inLetters(hex: string): string {
  return hex.replace(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '')
}

/** What the log was told, as it was. */
export function fromLetters(letters: string): string {
  return letters.replace(/./g, (letter) => LETTERS.indexOf(letter).toString(16))
}
