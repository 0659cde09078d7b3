import { isIP } from 'node:net'
import { z } from 'zod'
import { commaList } from './comma-list'

/**
 * The widest networks that may be a deployment's own, in bits: 10.0.0.0/8 for IPv4, and for IPv6 more than any provider
 * is given. Whoever trusts a wider one trusts strangers.
 */
const WIDEST = { 4: 8, 6: 20 } as const

/** Addresses and networks of the proxies in front, which are trusted on where a request came from. */
export function trustedProxies({ isStrict }: { isStrict: boolean }) {
  return z
    .string()
    .transform(commaList)
    .refine(
      (entries) => entries.every((entry) => readNetwork(entry) !== undefined),
      'TRUSTED_PROXIES is not a list of addresses and networks like 10.0.0.0/8,127.0.0.1, so the addresses of visitors would be unknown or forged. Name the proxies in front of this process, or unset it when there is none.',
    )
    .superRefine((entries, context) => {
      const wide = isStrict ? entries.filter(isEverybody) : []
      if (wide.length === 0) return
      context.addIssue(
        `TRUSTED_PROXIES names ${wide.join(', ')}, which holds strangers: any of them could say to be anybody else, and every limit that counts addresses would be void. Name the proxies in front of this process, no network wider than /${WIDEST[4]} (IPv4) or /${WIDEST[6]} (IPv6).`,
      )
    })
}

interface Network {
  family: 4 | 6
  address: string
  bits: number
}

function readNetwork(entry: string): Network | undefined {
  const [address = '', prefix, ...more] = entry.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || more.length > 0) return undefined
  const most = family === 4 ? 32 : 128
  const bits = prefix === undefined ? most : Number(prefix)
  const isPrefix = prefix === undefined || /^\d{1,3}$/.test(prefix)
  return isPrefix && bits <= most ? { family, address, bits } : undefined
}

function isEverybody(entry: string): boolean {
  const network = readNetwork(entry)
  if (network === undefined) return false
  const { family, address, bits } = network
  // Local addresses of IPv6, which never leave a site: fc00::/7 and fe80::/10.
  if (family === 6 && /^(?:f[cd]|fe[89ab])/i.test(address) && bits >= 7) return false
  // All of IPv4 as IPv6 writes it is ::ffff:0:0/96, behind the 96 bits that each of its addresses begins with.
  if (family === 6 && isMapped(address) && bits >= 96) return bits - 96 < WIDEST[4]
  return bits < WIDEST[family]
}

function isMapped(address: string): boolean {
  // As browsers write it, whichever way it was typed.
  return new URL(`http://[${address.split('%', 1)[0]}]`).hostname.startsWith('[::ffff:')
}
