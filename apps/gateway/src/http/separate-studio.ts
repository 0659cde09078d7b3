import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notFound } from './handle-errors'

/** Where a route is served once the Studio has a host of its own. */
type Side = 'studio' | 'visitors' | 'both'

/**
 * When the Studio has an origin of its own, serves the Studio there and nothing else, and serves it nowhere else:
 * third-party scripts, which visitors' pages allow, then run on an origin where no member is signed in. What is on the
 * wrong side is answered as not found. Ports are not compared, as cookies ignore them. Applies to the routes that are
 * registered after it; without an origin it adds nothing at all.
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
  // Stored files and films: both sides show them, and whatever they contain, their policy lets none of it run.
  return url === '/assets/:name' || url.startsWith('/media/') ? 'both' : 'visitors'
}
