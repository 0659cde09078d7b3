import { networkInterfaces } from 'node:os'

/** The address at which other machines on the same network reach this one; undefined when they cannot. */
export function networkAddress(host: string): string | undefined {
  if (host !== '0.0.0.0' && host !== '::') return undefined
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
