import type { FastifyInstance, FastifyRequest } from 'fastify'

const HOUR_MS = 3_600_000

/**
 * Warns in the log, at most once an hour, that requests come through a proxy that `TRUSTED_PROXIES` does not name:
 * everybody behind it then counts as one network, and once one of them has used up a limit all are refused. Pages and
 * files have no limits and no hook for this.
 */
export function warnOfProxy(app: FastifyInstance, now: () => number = () => performance.now()): void {
  let quietUntil = Number.NEGATIVE_INFINITY

  function look(request: FastifyRequest): void {
    if (request.headers['x-forwarded-for'] === undefined || now() < quietUntil) return
    // The addresses up to the first untrusted one: with a known proxy there are more than its own.
    if ((request.ips?.length ?? 1) > 1) return
    quietUntil = now() + HOUR_MS
    app.log.warn(
      { peer: request.socket.remoteAddress },
      'A request names whom it was forwarded for (X-Forwarded-For), but comes from an address that TRUSTED_PROXIES does ' +
        'not hold, so that is not believed: all visitors behind that address count as one network and share its limits. ' +
        'When it is your balancer or CDN, add its address or network to TRUSTED_PROXIES; when it is not, somebody made ' +
        'the header up and nothing is to be done. Said once an hour.',
    )
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.site === 'page' || route.config?.site === 'asset') return
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request, _reply, done) => {
        look(request)
        done()
      },
    ]
  })
}
