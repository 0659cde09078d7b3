import type { PlatformKeys } from './platform-keys'
import { SCHEME, secondsOf, verify } from './signature'

/** Further from our clock than this, in seconds, a message may have been held back and sent again. */
const CLOCK_S = 300
/** The prefix of signatures that WeChat Pay makes wrong on purpose. */
const PROBE = 'WECHATPAY/SIGNTEST/'

export interface SignedMessage {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came, byte for byte. */
  body: Buffer
}

/** Why a message is not trusted, and a sentence about it without keys and payers. */
export interface Doubt {
  problem: 'probe' | 'stale' | 'unknown_key' | 'bad_signature'
  reason: string
}

/** Checks whether a reply or a notice comes from WeChat Pay, and is recent. Undefined: it does and is. */
export async function judgeSignature(
  { headers, body }: SignedMessage,
  { keys, now }: { keys: PlatformKeys; now: () => Date },
): Promise<Doubt | undefined> {
  const read = (name: string) => [headers[`wechatpay-${name}`] ?? ''].flat().join()
  const [timestamp, nonce, serial, signature] = [
    read('timestamp'),
    read('nonce'),
    read('serial'),
    read('signature'),
  ]
  if (!timestamp || !nonce || !serial || !signature) {
    return { problem: 'bad_signature', reason: 'it is not signed' }
  }
  if (signature.startsWith(PROBE)) {
    return { problem: 'probe', reason: 'its signature is wrong on purpose, to see whether we look' }
  }
  if (![SCHEME, ''].includes(read('signature-type'))) {
    return { problem: 'bad_signature', reason: `it is not signed by ${SCHEME}` }
  }
  // Without a number the comparison is false, so it counts as stale.
  if (!(Math.abs(secondsOf(now()) - Number(timestamp)) <= CLOCK_S)) {
    return { problem: 'stale', reason: `its time is more than ${CLOCK_S} s from ours` }
  }
  const key = await keys.find(serial)
  if (!key) return { problem: 'unknown_key', reason: whyUnknown(serial) }
  if (verify(key, [timestamp, nonce, body], signature)) return undefined
  return { problem: 'bad_signature', reason: 'its signature does not fit' }
}

function whyUnknown(serial: string): string {
  return serial.startsWith('PUB_KEY_ID_')
    ? 'it is signed by another public key than the one that WECHAT_PAY_PUBLIC_KEY_ID names'
    : 'it names a certificate that is not known'
}
