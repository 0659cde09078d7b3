import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config/config'
import type { ticket } from './ticket-tables'

/** Where calendar files are. */
export const CALENDAR_PATH = '/n8sf/api/ticket/v1/calendar'

/** Characters of the signature: 132 bits. */
const SIGNED = 22

type Numbered = Pick<typeof ticket.$inferSelect, 'ticket_no' | 'nonce'>

/**
 * The address of a ticket's calendar file. A phone's calendar fetches it without any token, so the address has to be
 * enough: it is signed for this purpose alone, and admits nobody at the door.
 */
export function calendarAddress(
  config: Pick<Config, 'piiIndexKey' | 'publicOrigin'>,
  numbered: Numbered,
): string {
  const signature = signatureOf(config, numbered)
  return `${config.publicOrigin}${CALENDAR_PATH}/${numbered.ticket_no}.ics?k=${signature}`
}

/** Whether an address is signed for a ticket. */
export function isSignedFor(
  config: Pick<Config, 'piiIndexKey'>,
  numbered: Numbered,
  signature: unknown,
): boolean {
  const [given, right] = [String(signature), signatureOf(config, numbered)].map((text) => Buffer.from(text))
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  )
}

function signatureOf({ piiIndexKey }: Pick<Config, 'piiIndexKey'>, { ticket_no, nonce }: Numbered): string {
  const signature = createHmac('sha256', piiIndexKey).update(`ticket calendar ${ticket_no}:${nonce}`)
  return signature.digest('base64url').slice(0, SIGNED)
}
