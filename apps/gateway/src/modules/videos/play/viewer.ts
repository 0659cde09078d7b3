import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config'

const NAME = 'viewer'
const KNOWN = new RegExp(`(?:^|; *)${NAME}=([\\w-]{22})(?:;|$)`)

/** Who is playing: a browser, identified by a cookie, and the visitor logged in there. */
export interface Viewer {
  browser: string
  /** 0: nobody. */
  uid: number
}

/** The browser making the request. Undefined: it has no name yet. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return KNOWN.exec(headers.cookie ?? '')?.[1]
}

/**
 * The browser making the request; one without a name is given one: until it is closed, for this host alone, and out of
 * reach of scripts.
 */
export function namedBrowser(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): string {
  const known = browserOf(request)
  if (known !== undefined) return known
  const browser = randomBytes(16).toString('base64url')
  const parts = [`${NAME}=${browser}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  // A phone in the same network reaches a development machine by http only.
  if (publicOrigin.startsWith('https:')) parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
  return browser
}

/**
 * The visitor logged in according to the login cookie, which no call relies on: a player cannot send headers, and
 * playing does nothing in anybody's name. 0: nobody.
 */
export async function uidByCookie(request: Pick<FastifyRequest, 'headers' | 'server'>): Promise<number> {
  const token = /(?:^|; *)token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const visitor = token === undefined ? null : await request.server.findVisitor(token)
  return visitor?.uid ?? 0
}
