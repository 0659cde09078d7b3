import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBot } from '../../beacons/is-bot'
import type { Config } from '../../config/config'
import { networkOf } from '../../limits/network-of'

const NAME = 'live_code'

/** A browser without a login, as far as live codes have to know it. */
export interface LiveCodeBrowser {
  /** Identifies it; newly made when it sends none. */
  session: string
  isNew: boolean
  network: string
  isBot: boolean
}

/** Which browser asks. */
export function liveCodeBrowser(request: Pick<FastifyRequest, 'headers' | 'ip'>): LiveCodeBrowser {
  const { headers, ip } = request
  const known = new RegExp(`(?:^|; *)${NAME}=([\\w-]{22})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
  return {
    session: known ?? randomBytes(16).toString('base64url'),
    isNew: known === undefined,
    network: networkOf(ip),
    isBot: isBot(request),
  }
}

/** Has the browser identify itself next time: until it is closed, only to this call, and out of reach of scripts. */
export function keepLiveCodeSession(
  reply: FastifyReply,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  { session }: Pick<LiveCodeBrowser, 'session'>,
): void {
  const parts = [`${NAME}=${session}`, 'Path=/n8sf/api/activity/v1/live-code', 'HttpOnly', 'SameSite=Lax']
  // A phone in the same network reaches a development machine by http only.
  if (publicOrigin.startsWith('https:')) parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
}
