import type { FastifyRequest } from 'fastify'

/** Programs that say what they are. `cubot` is a telephone. */
const BOT = /(?<!cu)bot\b|spider|crawler/i

/** Whether a program asks that says so, as search engines do. */
export function isBot({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return BOT.test(headers['user-agent'] ?? '')
}
