import { createPrivateKey } from 'node:crypto'
import type { WireReply } from '../../sandbox-ledger'
import { newNonce, SCHEME, secondsOf, sign } from '../signature'
import type { SandboxContext, SandboxReply } from './context'

/** Which of its two kinds of keys signs. */
export type Signer = 'certificate' | 'public-key'

/** Returns a reply as it is sent, signed with the kind of key that was asked for, if there is one. */
export function signedReply(
  ctx: Pick<SandboxContext, 'keys' | 'now'>,
  asked: Signer,
  { status, json }: SandboxReply,
): WireReply {
  const body = json === undefined ? '' : JSON.stringify(json)
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...signatureHeaders(ctx, asked, body) },
    body: Buffer.from(body),
  }
}

export function signatureHeaders(
  { keys, now }: Pick<SandboxContext, 'keys' | 'now'>,
  asked: Signer,
  body: string,
): Record<string, string> {
  const [serial, privateKey] =
    asked === 'certificate' && keys.certificate
      ? [keys.certificate.serialNo, keys.certificate.privateKey]
      : [keys.publicKey.id, keys.publicKey.privateKey]
  const timestamp = String(secondsOf(now()))
  const nonce = newNonce()
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign(createPrivateKey(privateKey), [timestamp, nonce, body]),
    'wechatpay-signature-type': SCHEME,
  }
}
