import { hkdfSync } from 'node:crypto'
import type { Key } from './key-set'

/**
 * A separate key for one purpose, derived from another one: what is signed for one purpose is worthless for any other.
 */
export function purposeKey({ secret }: Pick<Key, 'secret'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
