import { randomInt } from 'node:crypto'
import { chinaTime } from '../../time/china-time'

/**
 * Returns the number for a new order, 24 digits: its date and time in China, then ten that nobody can guess, because a
 * counter would tell everybody how much is sold.
 */
export function newPid(now = new Date()): string {
  const clock = chinaTime(now).replace(/\D/g, '').slice(0, 14)
  const tail = [randomInt(100_000), randomInt(100_000)].map((part) => String(part).padStart(5, '0'))
  return clock + tail.join('')
}
