import type { FastifyRequest } from 'fastify'

/**
 * Whether inviting may be rewarded where a request comes from: never within WeChat, its mini programs or WeCom, whose
 * rules forbid prizes for sharing a link and for bringing friends. The app identifies itself before any of these words
 * can occur in its user agent.
 */
export function isRewardedThere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  return agent.includes('n8Web') || !/MicroMessenger|miniProgram|wxwork/i.test(agent)
}
