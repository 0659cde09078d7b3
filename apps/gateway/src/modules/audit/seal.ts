import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeySet } from '../../config/key-set'
import { purposeKey } from '../../config/purpose-key'

/** The part of `audit_seal` beside the hash of a row. */
export interface Seal {
  key_id: string
  seal: string
}

/** What a seal is made of: the row, and from which row on there are seals. */
interface Sealed {
  hash: string
  sealed_from: number
}

/** Seals with the first of these keys. */
export function makeSeal([key]: KeySet, sealed: Sealed): Seal {
  return { key_id: key.id, seal: sealWith(sealingKey(key), sealed) }
}

/** Returns whether a seal belongs to a row; `unknown` when it was made with a key that is not among these. */
export type SealCheck = (seal: Seal, sealed: Sealed) => 'right' | 'wrong' | 'unknown'

/** Checks seals made with any of these keys. Deriving a key takes longer than making a seal, so it is done once. */
export function sealCheck(keys: KeySet): SealCheck {
  const known = new Map(keys.map((key) => [key.id, sealingKey(key)]))
  return ({ key_id, seal }, sealed) => {
    const key = known.get(key_id)
    if (!key) return 'unknown'
    const [right, given] = [Buffer.from(sealWith(key, sealed)), Buffer.from(seal)]
    return right.length === given.length && timingSafeEqual(right, given) ? 'right' : 'wrong'
  }
}

function sealingKey(key: Key): Buffer {
  return purposeKey(key, 'audit seal')
}

function sealWith(key: Buffer, { hash, sealed_from }: Sealed): string {
  return createHmac('sha256', key).update(`${sealed_from}:${hash}`).digest('base64url')
}
