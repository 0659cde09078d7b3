import { z } from 'zod'
import { HANDSET } from '../handset'
import { readHandset } from '../handset-text'
import { wireText } from '../operations/wire-text'

/** The largest integer of a four-byte column. */
const MOST_INT4 = 2 ** 31 - 1

/** The number of a row, which takes eight bytes; JSON carries 53 bits of it exactly. */
export const rowNumber = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A four-byte number, starting at 1: a version of a page, a campaign. */
export const smallNumber = z.int().min(1).max(MOST_INT4)

/** The same where 0 means none yet. */
export const smallCount = z.int().min(0).max(MOST_INT4)

/** A whole phone that a member searches for. */
export const wholeHandset = z
  .string()
  .max(64)
  .transform((written) => readHandset(written) ?? written)
  .pipe(z.string().regex(HANDSET))
  .describe('However it is written: `+86 138 0013 8000`')

/** What may occur in text of several lines; anything else that is no character is refused as everywhere. */
export const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/**
 * Bytes of a data file that a call carries besides its other fields: 10,000 short lines, within what a call may have.
 */
export const MOST_FILE_BYTES = 600_000

/** A data file: CSV with a line of column names. */
export const dataFile = z
  .base64()
  .min(1)
  .max(Math.ceil(MOST_FILE_BYTES / 3) * 4)
  .describe('A CSV file in base64')

/** How many entries of a list are requested. */
export function listLimit({ most, usual }: { most: number; usual: number }) {
  return inQuery(z.int().min(1).max(most)).default(usual)
}

/**
 * Where a part of a list begins. The next part of any list is requested with the `next` of the previous part; most
 * lists use a format of their own for it, which nobody else has to understand.
 */
export function listAfter(): z.ZodOptional<ReturnType<typeof wireText>>
export function listAfter<Cursor extends z.ZodType>(cursor: Cursor): z.ZodOptional<Cursor>
export function listAfter(cursor: z.ZodType = wireText(128)): z.ZodOptional<z.ZodType> {
  return cursor.optional().describe('`next` of the part before')
}

/** What is asked for as `after` next. */
export const listNext = z.string().nullable().describe('`after` of the next part; null: there is none')

/**
 * A whole number in the query of a GET, which can only carry it as text. Digits only: anything else that JavaScript
 * turns into a number (nothing, `true`, `1e3`, `0x10`) was meant as something else.
 */
export function inQuery<Whole extends z.ZodInt>(number: Whole) {
  return z.preprocess(
    (raw: number | string) => (typeof raw === 'string' && /^\d{1,16}$/.test(raw) ? Number(raw) : raw),
    number,
  )
}

/** A day as `2026-11-21`. Databases and calendars do not agree on all that ISO 8601 can write. */
export const someDay = z.iso
  .date()
  .regex(/^(?:19|20)/)
  .describe('From 1900-01-01 to 2099-12-31')

/** A moment as ISO 8601 in these two centuries. */
export const someMoment = z.iso
  .datetime({ offset: true })
  .regex(/^(?:19|20)/)
  .describe('ISO 8601 with an offset, from 1900 to 2099')
