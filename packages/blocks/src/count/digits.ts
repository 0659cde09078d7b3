import type { CountProps } from './props'

/**
 * Returns exactly `numbers` digits: a text is stripped of everything that is not a digit, a number of its fraction. It
 * is padded with zeros on the left; a number that needs more digits becomes all 9s.
 */
export function digitsOf({ num, numbers }: Pick<CountProps, 'num' | 'numbers'>): string {
  const most = '9'.repeat(numbers)
  // Before it becomes a text: a huge number is written with an exponent.
  if (typeof num === 'number' && Math.abs(num) > Number(most)) return most
  const written = typeof num === 'number' ? String(Math.trunc(num)) : num
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length > numbers ? most : digits.padStart(numbers, '0')
}
