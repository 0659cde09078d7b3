import { createHmac } from 'node:crypto'
import type { Config } from '../config/config'
import { openText, type SealedPlace, sealText } from './sealed-text'

/** What these functions need of a process. */
export type PiiKeys = Pick<Config, 'piiKeys' | 'piiIndexKey'>

/** A phone as every table stores it, under these names. */
export interface SealedHandset {
  /** Encrypted; `openHandset` reads it again. */
  handset_enc: string
  /** The same for the same phone everywhere; cannot be read, nor guessed without the key. */
  handset_hash: string
}

/**
 * Returns what a phone is found by and kept unique by: HMAC-SHA-256 with a key of its own, 43 characters of base64url.
 */
export function hashHandset({ piiIndexKey }: Pick<PiiKeys, 'piiIndexKey'>, handset: string): string {
  // Not in hex, where runs of eleven digits are common and look like phones to anyone searching for them.
  return createHmac('sha256', piiIndexKey).update(`handset:${handset}`).digest('base64url')
}

/**
 * Returns what a phone is found by when only its last four digits are known; takes the phone or those digits. Without
 * the key nobody can tell which four they are, though phones with the same ending can be told from others.
 */
export function hashHandsetTail({ piiIndexKey }: Pick<PiiKeys, 'piiIndexKey'>, handset: string): string {
  return createHmac('sha256', piiIndexKey)
    .update(`handset tail:${handset.slice(-4)}`)
    .digest('base64url')
}

/** Returns what a row of `table` stores for a phone. */
export function sealHandset(keys: PiiKeys, table: string, handset: string): SealedHandset {
  const handset_hash = hashHandset(keys, handset)
  return { handset_enc: sealText(keys, placeOf(table, handset_hash), handset), handset_hash }
}

/** Reads the phone of a row of `table`. Throws when the key is missing or the row was tampered with. */
export function openHandset(
  keys: Pick<PiiKeys, 'piiKeys'>,
  table: string,
  { handset_enc, handset_hash }: SealedHandset,
): string {
  return openText(keys, placeOf(table, handset_hash), handset_enc)
}

/** Binds the encrypted text to its table, its column and, by the hash, to its person. */
function placeOf(table: string, handsetHash: string): SealedPlace {
  return { table, column: 'handset_enc', row: handsetHash }
}
