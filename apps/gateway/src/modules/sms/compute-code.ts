import { createHmac } from 'node:crypto'
import type { SmsScene } from '@yingzao/contract/server'
import type { Key } from '../../config/key-set'
import { purposeKey } from '../../config/purpose-key'
import { CODE_DIGITS } from './scenes'

/**
 * The code that belongs to a nonce, digits only. It is computed whenever it is needed, to be sent and to be compared,
 * and stored nowhere: without the key the nonce reveals nothing.
 */
export function computeCode(key: Pick<Key, 'secret'>, scene: SmsScene, nonce: string): string {
  const mac = createHmac('sha256', purposeKey(key, 'sms code')).update(`${scene}:${nonce}`).digest()
  const digits = CODE_DIGITS[scene]
  return (mac.readBigUInt64BE() % 10n ** BigInt(digits)).toString().padStart(digits, '0')
}
