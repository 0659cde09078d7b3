import type { FastifyRequest } from 'fastify'

/**
 * Whether inviting may be rewarded where a request comes from: never within WeChat, its mini programs and WeCom, whose rules
 * forbid prizes for passing a link on and for bringing friends. The app says who it is before any of these words can stand in
 * its user agent.
 */
export function isRewardedThere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  return agent.includes('n8Web') || !/MicroMessenger|miniProgram|wxwork/i.test(agent)
}
