import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { networkOf } from '../../limits/network-of'

/** The traces a request leaves of its origin: keyed hashes, so that nobody can read an address from a table. */
export interface Traces {
  network: string
  device: string
}

const BROWSER = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const

/**
 * The network that a request came from, and the device: how its browser identifies itself, within that network. Phones
 * of the same model in one network count as one device here, which is why only several of them are a sign.
 */
export function tracesOf(
  { config }: Pick<Context, 'config'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Traces {
  const network = networkOf(ip)
  const hash = (parts: readonly unknown[]) =>
    createHmac('sha256', config.piiIndexKey)
      .update(`invite ${JSON.stringify(parts)}`)
      .digest('base64url')
  return { network: hash([network]), device: hash([network, ...BROWSER.map((name) => headers[name] ?? '')]) }
}
