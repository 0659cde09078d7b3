import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context'
import { keptFiles } from '../../files/kept-files'
import { partToSend } from '../../http/byte-range'
import { assetStorage } from './asset-storage'
import { contentTypeOf } from './asset-types'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  // Whatever a file turns out to be, nothing in it runs when it is opened directly.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** A drawing that is opened directly may still use its own styles. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves stored files at `/assets/<name>`: immutable, in parts when asked (videos), and nothing but our own names. */
export function registerAssetRoutes(app: FastifyInstance, ctx: Pick<Context, 'config'>): void {
  const files = keptFiles()
  const storage = assetStorage(ctx.config, files)
  app.addHook('onClose', () => files.close())

  app.route<{ Params: { name: string } }>({
    // Both are listed: the HEAD that Fastify adds itself reports no length where no body is sent.
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    config: { site: 'asset' },
    handler: async (request, reply) => {
      const { name } = request.params
      const type = contentTypeOf(name)
      const file = type === undefined ? undefined : await storage.open(name)
      if (type === undefined || file === undefined) return notFound(reply)
      try {
        const etag = `"${name}"`
        reply.headers({ ...HEADERS, etag, 'content-type': type })
        if (type === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY)
        const part = partToSend(request, reply, { etag, size: file.size })
        return part ? await file.read(part) : reply.send()
      } finally {
        file.release()
      }
    },
  })
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('not found')
}
