import { createHmac, randomInt } from 'node:crypto'
import type { Config } from '../../config/config'

/** Without letters that are read as digits, and without U, which would allow words to form. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A new code as it is printed: `7K3M-9QXT-4HBD`, of which there are 2 to the 60. */
export function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * The hash that a code is looked up by, the same however somebody typed it. Without the key, nobody can derive codes
 * from a table.
 */
export function hashCode({ piiIndexKey }: Pick<Config, 'piiIndexKey'>, code: string): string {
  return createHmac('sha256', piiIndexKey)
    .update(`coupon code:${readCode(code)}`)
    .digest('base64url')
}

/** What is meant: letters that look like digits are those digits. */
function readCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}
