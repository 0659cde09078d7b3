import type { WechatPaySettings } from '../../../config/wechat-pay'
import type { WireRequest } from '../sandbox-ledger'
import { authorization, newNonce, secondsOf } from './signature'

/** A request of the merchant, ready to be sent: a POST when it has a body. What is signed is what is sent. */
export function signedRequest(
  { settings, now }: { settings: WechatPaySettings; now: () => Date },
  { path, body }: { path: string; body: string },
): WireRequest {
  // Encoded as it is sent.
  const { href, pathname, search } = new URL(`${settings.origin}${path}`)
  const method = body === '' ? 'GET' : 'POST'
  const timestamp = secondsOf(now())
  return {
    method,
    url: href,
    headers: {
      accept: 'application/json',
      'user-agent': 'yingzao',
      authorization: authorization(settings, {
        method,
        target: `${pathname}${search}`,
        body,
        timestamp,
        nonce: newNonce(),
      }),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      // Says which of its keys is to sign the reply, while a merchant has two kinds.
      ...(settings.publicKey ? { 'wechatpay-serial': settings.publicKey.id } : {}),
    },
    body,
  }
}
