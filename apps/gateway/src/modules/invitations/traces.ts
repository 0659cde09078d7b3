import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { networkOf } from '../../limits/network-of'

/** What a request leaves of where it came from: keyed hashes, so that nobody reads an address out of a table. */
export interface Traces {
  network: string
  device: string
}

const BROWSER = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const

/**
 * The network that a request came from, and the device: what its browser says of itself, in that network. Phones of one
 * model in one network are one device here, which is why it takes several of them to be a sign.
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
