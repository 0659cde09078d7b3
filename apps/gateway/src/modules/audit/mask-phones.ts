import { maskHandsets } from '@yingzao/contract/studio'

/**
 * What programs make: UUIDs, and hashes in hex. Of UUIDs one in four hundred has digits like those of a phone, of
 * SHA-256 one in three hundred. `audit_log_no_phones` leaves out the same.
 */
const MADE = /\b([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,})\b/

/** Masks the phones in what goes into the log. Ids and hashes stay as they are, as they are looked for by them. */
export function maskPhones(text: string): string {
  return text
    .split(MADE)
    .map((part, at) => (at % 2 === 1 ? part : maskHandsets(part)))
    .join('')
}
