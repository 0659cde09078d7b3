import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** Without signs that are taken for each other when they are read aloud or typed. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** What such a number looks like; nothing else is a part of it. */
export const SPOKEN_NUMBER = /^[2-9A-HJ-NP-Z]{10}$/

/** A number that people read aloud and type, and that nobody guesses: of a ticket, an enrolment, an invitation. */
export function drawSpokenNumber(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/**
 * What somebody typed who heard the number or read it off a screen: in small letters, in groups, in wide signs. Signs that
 * are taken for each other stand in none, so there is nothing else to guess.
 */
export function readSpokenNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/** Keeps what is no such number out of the table. */
export const spokenNumberForm = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ ${sql.raw(`'${SPOKEN_NUMBER.source}'`)}`)
