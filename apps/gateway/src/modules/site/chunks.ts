import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type Encoding, encodingFor } from './encoding'

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const COMPRESSED = new Set(['js', 'css', 'json', 'svg'])

/** Above this, quality 11 would keep a core busy for seconds. */
const MOST_BYTES_AT_BEST_QUALITY = 512 * 1024

interface Chunk {
  type: string
  bodies: Record<Encoding, Buffer>
}

/**
 * Serves the files of a build below a path. Their names change with their content, so they are immutable; each is read
 * and compressed once, at its first visit. Only files that are there at start are served.
 */
export async function registerChunkRoutes(
  app: FastifyInstance,
  { folder, path: base }: { folder: string; path: `/${string}/` },
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Map<string, string>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) paths.set(path.slice(join(folder, '/').length).replaceAll('\\', '/'), path)
  }
  const chunks = new Map<string, Promise<Chunk>>()

  app.get<{ Params: { '*': string } }>(`${base}*`, { config: { site: 'asset' } }, async (request, reply) => {
    const name = request.params['*']
    const path = paths.get(name)
    const type = CONTENT_TYPES[endingOf(name)]
    reply.header('x-content-type-options', 'nosniff')
    if (!path || !type) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('not found')
    }
    const chunk = await remembered(name, path, type)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = chunk.bodies[encoding]
    if (body !== chunk.bodies.identity) reply.header('content-encoding', encoding)
    return reply
      .headers({
        'content-type': type,
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(body)
  })

  function remembered(name: string, path: string, type: string): Promise<Chunk> {
    const known = chunks.get(name)
    if (known) return known
    const chunk = readChunk(path, type)
    chunks.set(name, chunk)
    // A file that could not be read once may be readable at the next visit.
    chunk.catch(() => chunks.delete(name))
    return chunk
  }
}

async function readChunk(path: string, type: string): Promise<Chunk> {
  const identity = await readFile(path)
  if (!COMPRESSED.has(endingOf(path))) return { type, bodies: { identity, br: identity, gzip: identity } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: identity.byteLength > MOST_BYTES_AT_BEST_QUALITY ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { type, bodies: { identity, br, gzip: gz } }
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
