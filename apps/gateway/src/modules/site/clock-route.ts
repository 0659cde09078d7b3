import type { FastifyInstance } from 'fastify'
import type { PublishedPages } from '../pages'

/** Where a page asks for the time if its own reply did not tell it: as one of many copies, or to an old browser. */
const CLOCK_PATH = '/clock'

/**
 * Serves the time of the database, in milliseconds since 1970, as text. The database is not queried for it, and nobody
 * may keep it.
 */
export function registerClock(app: FastifyInstance, clock: PublishedPages['clock']): void {
  app.get(CLOCK_PATH, { config: { site: 'operations' } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(String(clock.now())),
  )
}
