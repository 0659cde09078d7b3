import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import type { Config } from '../config/config'

/**
 * What a person at the terminal wants to know: where the page is, on this machine and for a phone in the same
 * network, with a code to point the phone at. Production's addresses are its operators' business.
 */
export function announcement(config: Pick<Config, 'env' | 'host' | 'homePage'>, port: number): string {
  const path = `/h5-page/h5/${config.homePage}`
  if (config.env === 'production') return `Ready on port ${port}.`
  const lines = ['', `Ready. The page: http://localhost:${port}${path}`]
  const address = isOpenToNetwork(config.host) ? networkAddress() : undefined
  if (address === undefined) return lines.join('\n')
  const url = `http://${address}:${port}${path}`
  return [
    ...lines,
    `On a phone in the same network: ${url}`,
    '',
    renderUnicodeCompact(url, { border: 2 }),
  ].join('\n')
}

function isOpenToNetwork(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
