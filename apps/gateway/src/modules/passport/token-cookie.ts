import type { FastifyReply } from 'fastify'
import type { Config } from '../../config/config'

const NAME = 'token'
const LIFETIME_S = 365 * 24 * 60 * 60

type CookieConfig = Pick<Config, 'cookieDomain' | 'publicOrigin'>

/**
 * Stores the token in the visitor's browser, for all hosts of the parent domain. Scripts read it, as they send it in a
 * header; no call of ours accepts it from the cookie.
 */
export function setTokenCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  reply.header('set-cookie', cookie(config, token, LIFETIME_S))
}

/** Deletes the token cookie, including one that was set for this host alone. */
export function clearTokenCookie(reply: FastifyReply, { cookieDomain, publicOrigin }: CookieConfig): void {
  const domains = cookieDomain === undefined ? [undefined] : [cookieDomain, undefined]
  reply.header(
    'set-cookie',
    domains.map((domain) => cookie({ cookieDomain: domain, publicOrigin }, '', 0)),
  )
}

function cookie({ cookieDomain, publicOrigin }: CookieConfig, value: string, maxAge: number): string {
  const parts = [`${NAME}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax']
  if (cookieDomain !== undefined) parts.push(`Domain=${cookieDomain}`)
  // A phone on the same network reaches a development machine only over http.
  if (publicOrigin.startsWith('https:')) parts.push('Secure')
  return parts.join('; ')
}
