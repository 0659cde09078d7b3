import { maskHandsets } from '@yingzao/contract/studio'
import { MADE_IDS } from './made-ids'

const MADE = new RegExp(`\\b(${MADE_IDS})\\b`)

/** Masks the phones in what goes into the log. Ids and hashes stay as they are, as they are looked for by them. */
export function maskPhones(text: string): string {
  return text
    .split(MADE)
    .map((part, at) => (at % 2 === 1 ? part : maskHandsets(part)))
    .join('')
}
