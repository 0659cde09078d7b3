import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** Without characters that are confused when they are read aloud or typed. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** What such a number looks like; nothing else is a part of it. */
export const SPOKEN_NUMBER = /^[2-9A-HJ-NP-Z]{10}$/

/**
 * Draws a number that people can read aloud and type, and nobody can guess: for a ticket, an enrolment, an invitation.
 */
export function drawSpokenNumber(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/**
 * Normalises what somebody typed who heard the number or read it off a screen: in lower case, in groups, in full-width
 * characters. Characters that are easily confused never occur, so there is nothing else to guess.
 */
export function readSpokenNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/** Keeps anything but such a number out of the table. */
export const spokenNumberForm = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ ${sql.raw(`'${SPOKEN_NUMBER.source}'`)}`)
