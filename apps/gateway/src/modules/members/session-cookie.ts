import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'

const NAME = 'studio'
const LIFETIME_S = 7 * 24 * 60 * 60

type CookieConfig = Pick<Config, 'publicOrigin' | 'studioOrigin'>

/** A login's token and the id under which the database knows it, from which the token cannot be derived. */
export interface SessionToken {
  token: string
  sessionId: string
}

export function newSessionToken(): SessionToken {
  const token = randomBytes(32).toString('base64url')
  return { token, sessionId: sessionIdOf(token) }
}

/** Gives the token to the browser: for the Studio's calls of this very host, and out of reach of scripts. */
export function setSessionCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  reply.header('set-cookie', studioCookie(config, { name: NAME, value: token, maxAge: LIFETIME_S }))
}

/** Takes the token away again. */
export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.header('set-cookie', studioCookie(config, { name: NAME, value: '', maxAge: 0 }))
}

/**
 * Which login a request carries. Undefined: none; or two, one of which was planted by another host of the domain, and
 * nobody can tell which.
 */
export function sessionIdFrom({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const tokens = (headers.cookie ?? '').split(/; */).filter((part) => part.startsWith(`${NAME}=`))
  const [only = '', ...others] = tokens.map((part) => part.slice(NAME.length + 1))
  return others.length === 0 && /^[\w-]{43}$/.test(only) ? sessionIdOf(only) : undefined
}

function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A cookie for the Studio's calls of this very host, out of reach of scripts and of other sites. `maxAge` in seconds. */
export function studioCookie(
  { publicOrigin, studioOrigin = publicOrigin }: CookieConfig,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): string {
  const parts = [`${name}=${value}`, `Max-Age=${maxAge}`, 'Path=/studio-api', 'HttpOnly', 'SameSite=Strict']
  // A machine in the same network reaches a development machine by http only.
  if (studioOrigin.startsWith('https:')) parts.push('Secure')
  return parts.join('; ')
}
