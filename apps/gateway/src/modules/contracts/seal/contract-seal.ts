import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeySet } from '../../../config/key-set'
import { purposeKey } from '../../../config/purpose-key'

/** What a seal vouches for. */
interface Sealed {
  contract_no: string
  text_hash: string
  sha256: string
}

interface Seal {
  key_id: string
  seal: string
}

/** Seals with the first of these keys. The database has none, so write access to it is not enough to make a seal. */
export function sealContractWith([key]: KeySet, sealed: Sealed): Seal {
  return { key_id: key.id, seal: macOf(key, sealed) }
}

/** `unknown`: it was made with a key that is not among these. */
export function checkSeal(
  keys: KeySet,
  { key_id, seal }: Seal,
  sealed: Sealed,
): 'right' | 'wrong' | 'unknown' {
  const key = keys.find(({ id }) => id === key_id)
  if (!key) return 'unknown'
  const [right, given] = [Buffer.from(macOf(key, sealed)), Buffer.from(seal)]
  return right.length === given.length && timingSafeEqual(right, given) ? 'right' : 'wrong'
}

function macOf(key: Key, { contract_no, text_hash, sha256 }: Sealed): string {
  const text = `${contract_no}:${text_hash}:${sha256}`
  return createHmac('sha256', purposeKey(key, 'contract seal')).update(text).digest('base64url')
}
