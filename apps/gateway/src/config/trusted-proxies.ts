import { isIP } from 'node:net'
import { z } from 'zod'
import { commaList } from './comma-list'

/** Addresses and networks of the proxies in front, whose word on where a request came from is taken. */
export function trustedProxies() {
  return z
    .string()
    .transform(commaList)
    .refine(
      (entries) => entries.every(isNetwork),
      'TRUSTED_PROXIES is not a list of addresses and networks like 10.0.0.0/8,127.0.0.1, so the addresses of visitors would be unknown or forged. Name the proxies in front of this process, or unset it when there is none.',
    )
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
