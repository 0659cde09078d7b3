import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notFound } from './handle-errors'

/** Where a route is served once the Studio has a host of its own. */
type Side = 'studio' | 'visitors' | 'both'

/**
 * With an origin of the Studio's own, serves the Studio there and nothing but it, and serves it nowhere else: scripts
 * of others, which visitors' pages let in, then run on an origin where no member is signed in. What stands on the wrong
 * side is not there. Ports are not compared, as cookies know none. Concerns the routes that are registered after it;
 * without an origin it adds nothing at all.
 */
export function separateStudio(app: FastifyInstance, studioOrigin: string | undefined): void {
  if (studioOrigin === undefined) return
  const { hostname: studioHost } = new URL(studioOrigin)
  const isOnStudio = ({ hostname }: FastifyRequest) => hostname?.toLowerCase() === studioHost

  app.addHook('onRoute', (route: RouteOptions) => {
    const side = sideOf(route)
    if (side === 'both') return
    const check = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      if (isOnStudio(request) === (side === 'studio')) done()
      else notFound(request, reply)
    }
    route.onRequest = [check, ...[route.onRequest ?? []].flat()]
  })
}

function sideOf({ url, config }: RouteOptions): Side {
  if (config?.studioOperation || /^\/studio(?:-api)?(?:\/|$)/i.test(url)) return 'studio'
  // Stored files and films: both sides show them, and whatever they are, their policy runs nothing of them.
  return url === '/assets/:name' || url.startsWith('/media/') ? 'both' : 'visitors'
}
