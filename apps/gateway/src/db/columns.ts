import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, text, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A time, to the microsecond, whatever the reader's time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** When a row came and when it was last changed. */
export const rowTimes = {
  created_at: timestamptz('created_at').notNull().defaultNow(),
  updated_at: timestamptz('updated_at').notNull().defaultNow(),
}

/** The form of ids that operators give: letters, digits, `_` and `-`, at most 64. */
export const idForm = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[A-Za-z0-9_-]{1,64}$'`)

/** A phone that can be decrypted; see `pii/sealed-handset.ts`. Key rotation finds every column of this name. */
export const handsetEnc = () => text('handset_enc')

/**
 * Other data that identifies somebody and can be decrypted; see `pii/sealed-text.ts`. Key rotation finds it by its name
 * too.
 */
export const personalEnc = () => text('personal_enc')

/** A phone's hash, by which a row is found. */
export const handsetHash = () => text('handset_hash')

/** Keeps anything but an encrypted phone, above all a phone as typed, out of the table. */
export const handsetEncForm = (table: string, column: AnyPgColumn) =>
  check(`${table}_handset_enc_form`, sql`${column} ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'`)

/** Keeps anything but encrypted text out of the table. */
export const personalEncForm = (table: string, column: AnyPgColumn) =>
  check(`${table}_personal_enc_form`, sql`${column} ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{38,}$'`)

/** Keeps anything but a keyed hash out of the table. */
export const handsetHashForm = (table: string, column: AnyPgColumn) =>
  check(`${table}_handset_hash_form`, sql`${column} ~ '^[A-Za-z0-9_-]{43}$'`)
