import type { FastifyInstance } from 'fastify'

/** A year, as browsers' own lists demand. Not for subdomains of ours, which may be somebody else's business. */
const VALUE = 'max-age=31536000'

/** Tells browsers, with every reply, to use only https from now on. */
export function secureTransport(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', VALUE)
    done()
  })
}
