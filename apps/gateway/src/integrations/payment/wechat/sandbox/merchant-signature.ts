import { createPublicKey } from 'node:crypto'
import type { WireRequest } from '../../sandbox-ledger'
import { SCHEME, secondsOf, verify } from '../signature'
import type { SandboxContext } from './context'

const CLOCK_S = 300

/** Whether the merchant has signed exactly the request that arrived. */
export function isSignedByMerchant(
  { keys, now }: Pick<SandboxContext, 'keys' | 'now'>,
  { method, url, headers, body }: WireRequest,
): boolean {
  const [scheme, ...parameters] = (headers.authorization ?? '').split(' ')
  const { pathname, search } = new URL(url)
  const values = new Map(
    [...parameters.join(' ').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const read = (name: string) => values.get(name) ?? ''
  return (
    scheme === SCHEME &&
    read('mchid') === keys.mchid &&
    read('serial_no') === keys.merchant.serialNo &&
    Math.abs(Number(read('timestamp')) - secondsOf(now())) <= CLOCK_S &&
    verify(
      createPublicKey(keys.merchant.publicKey),
      [method, `${pathname}${search}`, read('timestamp'), read('nonce_str'), body],
      read('signature'),
    )
  )
}
