import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../context'
import { keptFiles } from '../../../files/kept-files'
import { openFiles } from '../../../files/open-files'
import { partToSend } from '../../../http/byte-range'
import { contentTypeOf, filmFile, isFolder } from '../video-folders'
import { readPlayToken } from './play-address'
import { previewNames } from './preview-names'
import { browserOf, uidByCookie } from './viewer'

const HEADERS = {
  // While its address is valid nobody else may see it, and no cache in between may keep it.
  'cache-control': 'private',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * Serves films at `/media/<token>/<folder>/<name>`, in parts on request, only to the viewer the token was issued to.
 */
export function registerMediaRoute(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const previews = previewNames(config)
  const files = keptFiles()
  const films = openFiles(config, files)
  app.addHook('onClose', () => files.close())

  app.route<{ Params: { token: string; folder: string; name: string } }>({
    // Both are declared: the HEAD route that Fastify adds by itself reports no length where nothing is sent.
    method: ['GET', 'HEAD'],
    url: '/media/:token/:folder/:name',
    config: { site: 'asset' },
    handler: async (request, reply) => {
      const { token, folder, name } = request.params
      const type = contentTypeOf(name)
      if (type === undefined || !isFolder(folder)) return refuse(reply, 404)
      const browser = browserOf(request)
      if (browser === undefined) return refuse(reply, 403)
      const viewer = { browser, uid: await uidByCookie(request) }
      const kind = readPlayToken(config, token, { folder, viewer })
      if (kind === undefined) return refuse(reply, 403)
      if (kind === 'preview' && !(await previews(folder)).has(name)) return refuse(reply, 403)

      const file = await films.open(filmFile(folder, name))
      if (!file) return refuse(reply, 404)
      try {
        const etag = `"${folder}-${name}"`
        reply.headers({ ...HEADERS, etag, 'content-type': type })
        const part = partToSend(request, reply, { etag, size: file.size })
        return part ? await file.read(part) : reply.send()
      } finally {
        file.release()
      }
    },
  })
}

function refuse(reply: FastifyReply, status: 403 | 404): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 403 ? 'forbidden' : 'not found')
}
