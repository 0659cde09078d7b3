import { renderUnicodeCompact } from 'uqr'
import type { Config } from '../config/config'
import { networkAddress } from '../http/network-address'
import { setupAddress } from '../modules/members'
import type { Gateway } from './start-gateway'

/**
 * Returns what a person at the terminal wants to know: where the page is, on this machine and for a phone in the same
 * network, with a QR code for the phone, and where the Studio is, with the link that creates its first administrator.
 * Production's addresses are its operators' business, and others read its logs too.
 */
export function announcement(
  config: Pick<Config, 'env' | 'host' | 'homePage' | 'role' | 'studioOrigin'>,
  { port, setupToken }: Pick<Gateway, 'port' | 'setupToken'>,
): string {
  const path = `/h5-page/h5/${config.homePage}`
  if (config.role === 'worker') return `Ready to run jobs; health and figures on port ${port}.`
  if (config.env === 'production') return `Ready on port ${port}.`
  const origin = `http://localhost:${port}`
  const lines = [
    '',
    `Ready. The page: ${origin}${path}`,
    studioLine(config.studioOrigin ?? origin, setupToken),
  ]
  const address = networkAddress(config.host)
  if (address === undefined) return lines.join('\n')
  const url = `http://${address}:${port}${path}`
  return [
    ...lines,
    `On a phone in the same network: ${url}`,
    '',
    renderUnicodeCompact(url, { border: 2 }),
  ].join('\n')
}

function studioLine(origin: string, token: string | undefined): string {
  if (token === undefined) return `The Studio: ${origin}/studio/`
  return `The Studio, to make its first administrator: ${setupAddress(origin, token)}`
}
