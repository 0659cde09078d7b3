import { randomInt } from 'node:crypto'

/** Without signs that are taken for each other when they are read aloud or typed. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** A number for a ticket, or for what one enrols or registers by: nobody guesses another one. */
export function drawNumber(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
