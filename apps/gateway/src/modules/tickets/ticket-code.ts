import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config/config'

/** Begins every code, so that scanning anything else is recognised as such. */
const PREFIX = 'YZ1'
/** Characters of the signature: 132 bits. */
const SIGNED = 22

interface Numbered {
  ticket_no: string
  nonce: string
}

/** What the code of a ticket says: its number, signed. No phone and no name are in it. */
export function ticketCode(
  { piiIndexKey }: Pick<Config, 'piiIndexKey'>,
  { ticket_no, nonce }: Numbered,
): string {
  const signature = createHmac('sha256', piiIndexKey)
    .update(`ticket ${ticket_no}:${nonce}`)
    .digest('base64url')
  return `${PREFIX}.${ticket_no}.${signature.slice(0, SIGNED)}`
}

/** The number that a scanned code names, whether or not it is signed; null: it is the code of something else. */
export function numberInCode(code: string): string | null {
  return /^YZ1\.([2-9A-HJ-NP-Z]{10})\.[\w-]{22}$/.exec(code)?.[1] ?? null
}

/** Whether a code is exactly that of a ticket. */
export function isCodeOf(keys: Pick<Config, 'piiIndexKey'>, numbered: Numbered, code: string): boolean {
  const [given, right] = [code, ticketCode(keys, numbered)].map((text) => Buffer.from(text))
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  )
}
