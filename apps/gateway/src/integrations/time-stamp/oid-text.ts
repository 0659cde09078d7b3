import type { Der } from './der'

/** A name as it is written with dots. */
export function oidText({ content }: Pick<Der, 'content'>): string {
  const [first = 0, ...others] = content
  const numbers = [Math.floor(first / 40), first % 40]
  let number = 0
  for (const byte of others) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  return numbers.join('.')
}
