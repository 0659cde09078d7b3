import { randomInt } from 'node:crypto'

/** Without characters that look alike when somebody reads them out or writes them down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password for a first login, of 79 bits: `k7mq-2xvh-9pnd-w3fs`. */
export function firstPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
