import type { Config } from '../config/config'
import { open, seal } from './seal'

/** Where an encrypted text is stored: if copied to another table, column or row, it cannot be opened there. */
export interface SealedPlace {
  table: string
  column: string
  /** What distinguishes its row from others, and never changes. */
  row: string
}

/** Encrypts a text for its place with the newest key. */
export function sealText({ piiKeys }: Pick<Config, 'piiKeys'>, place: SealedPlace, text: string): string {
  return seal(piiKeys, purposeOf(place), text)
}

/** Reads what `sealText` made for this place. Throws when the key is missing or the row was tampered with. */
export function openText({ piiKeys }: Pick<Config, 'piiKeys'>, place: SealedPlace, sealed: string): string {
  return open(piiKeys, purposeOf(place), sealed)
}

function purposeOf({ table, column, row }: SealedPlace): string {
  return `${table}.${column}|${row}`
}
