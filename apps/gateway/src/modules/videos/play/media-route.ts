import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../context'
import { partToSend } from '../../../http/byte-range'
import { contentTypeOf, filmFolder, isFolder } from '../video-folders'
import { readPlayToken } from './play-address'
import { previewNames } from './preview-names'
import { browserOf, uidByCookie } from './viewer'

/** Read at once: players ask for a megabyte or so, and each turn to the disk costs more than its bytes. */
const READ_AT_ONCE = 1024 * 1024

const HEADERS = {
  // For as long as its address is good nobody else may see it, and no cache between.
  'cache-control': 'private',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves films at `/media/<token>/<folder>/<name>`, in parts when asked, to whom the token was given and nobody else. */
export function registerMediaRoute(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const previews = previewNames(config)

  app.route<{ Params: { token: string; folder: string; name: string } }>({
    // Both said: the HEAD that Fastify adds by itself tells of no length where nothing is sent.
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

      const file = await openFile(join(filmFolder(config, folder), name))
      if (!file) return refuse(reply, 404)
      let isSent = false
      try {
        const { size } = await file.stat()
        const etag = `"${folder}-${name}"`
        reply.headers({ ...HEADERS, etag, 'content-type': type })
        const part = partToSend(request, reply, { etag, size })
        if (!part) return reply.send()
        isSent = true
        return reply.send(file.createReadStream({ ...part, highWaterMark: READ_AT_ONCE }))
      } finally {
        // What is sent closes its file itself.
        if (!isSent) await file.close()
      }
    },
  })
}

async function openFile(path: string) {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function refuse(reply: FastifyReply, status: 403 | 404): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 403 ? 'forbidden' : 'not found')
}
