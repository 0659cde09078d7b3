import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/** How long a browser may remember a preflight reply, in seconds. */
const REMEMBERED_S = 600

/**
 * Lets pages of these origins make the visitors' calls, login cookie and token included, read the replies, and listen
 * to streams. An origin is compared as a whole: one that only begins or ends like one of them does not get through.
 * Nothing else is open to other sites: pages, files, the Studio's calls. Applies to the routes registered after it;
 * without any origin it adds nothing at all.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  const methods = new Map<string, string[]>()

  function admit({ headers: { origin } }: FastifyRequest, reply: FastifyReply): boolean {
    // Also where it changes nothing: a cache must not give a reply without the headers to a site that needs them.
    reply.header('vary', 'Origin')
    if (origin === undefined || !allowed.has(origin)) return false
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    return true
  }

  function answerBeforehand(url: string): void {
    app.options(url, { config: { site: 'preflight' } }, (request, reply) => {
      if (admit(request, reply)) {
        reply.headers({
          'access-control-allow-methods': methods.get(url)?.join(', '),
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': REMEMBERED_S,
        })
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  }

  app.addHook('onRoute', (route: RouteOptions) => {
    if (!route.config?.operation && route.config?.site !== 'stream') return
    route.onRequest = [
      (request, reply, done) => {
        if (admit(request, reply)) reply.header('access-control-expose-headers', 'x-request-id')
        done()
      },
      ...[route.onRequest ?? []].flat(),
    ]
    // Fastify adds a HEAD to every GET.
    if (route.method === 'HEAD') return
    const known = methods.get(route.url)
    if (known) known.push(String(route.method))
    else {
      methods.set(route.url, [String(route.method)])
      answerBeforehand(route.url)
    }
  })
}
