import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { limitInMemory } from '../../limits/limit-in-memory'
import { type Encoding, encodingFor } from './encoding'
import { joinedScripts, joinScripts } from './joined-chunks'

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

/** How well a chunk is packed that is kept, and one that is not. */
const BEST = 11
const QUICKLY = 4

/** Above this, quality 11 would keep a core busy for seconds. */
const MOST_BYTES_AT_BEST_QUALITY = 512 * 1024

/** Of what joins others. Beyond it the one that came first goes first. */
const MOST_JOINED = 500

/**
 * How many that nobody has asked for yet are packed as well as can be for one network in a minute: each costs some twenty
 * milliseconds. The others are packed a little, for whoever asks alone.
 */
const NEW_JOINED = { seconds: 60, most: 60 }

interface Chunk {
  type: string
  /** Something of it is missing, which may be there at the next visit. */
  isPart?: boolean
  bodies: Record<Encoding, Buffer>
}

/**
 * Serves the files of a build below a path, and several scripts as one (`joined-chunks.ts`). Their names change with
 * their content, so they are immutable; each is read and compressed once, at its first visit. Only files that are there
 * at start are served.
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
  const joined = new Map<string, Promise<Chunk>>()
  const mayJoin = limitInMemory([NEW_JOINED])

  app.get<{ Params: { '*': string } }>(`${base}*`, { config: { site: 'asset' } }, async (request, reply) => {
    const name = request.params['*']
    const chunk = await (paths.has(name) ? chunkOf(name) : joinedChunk(name, request.ip))
    reply.header('x-content-type-options', 'nosniff')
    if (!chunk) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('not found')
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = chunk.bodies[encoding]
    if (body !== chunk.bodies.identity) reply.header('content-encoding', encoding)
    return reply
      .headers({
        'content-type': chunk.type,
        vary: 'accept-encoding',
        'cache-control': chunk.isPart ? 'no-store' : 'public, max-age=31536000, immutable',
      })
      .send(body)
  })

  function chunkOf(name: string): Promise<Chunk> | undefined {
    const type = CONTENT_TYPES[endingOf(name)]
    return type === undefined ? undefined : remembered(chunks, name, () => readChunk(pathOf(name), type))
  }

  function joinedChunk(name: string, ip: string): Promise<Chunk> | undefined {
    const known = joined.get(name)
    if (known) return known
    const asked = joinedScripts(name, (file) => paths.has(file))
    if (!asked) return undefined
    const read = (quality: number) => joinChunks(asked.files.map(pathOf), quality)
    if (!asked.isWhole) return read(QUICKLY).then((chunk) => ({ ...chunk, isPart: true }))
    if (!mayJoin(ip)) return read(QUICKLY)
    const chunk = remembered(joined, name, () => read(BEST))
    for (const oldest of joined.keys()) {
      if (joined.size <= MOST_JOINED) break
      joined.delete(oldest)
    }
    return chunk
  }

  function pathOf(name: string): string {
    return paths.get(name) as string
  }
}

/** Reads a chunk once. One that could not be read may be readable at the next visit. */
function remembered(
  chunks: Map<string, Promise<Chunk>>,
  name: string,
  read: () => Promise<Chunk>,
): Promise<Chunk> {
  const known = chunks.get(name)
  if (known) return known
  const chunk = read()
  chunks.set(name, chunk)
  chunk.catch(() => chunks.delete(name))
  return chunk
}

async function readChunk(path: string, type: string): Promise<Chunk> {
  const identity = await readFile(path)
  if (!COMPRESSED.has(endingOf(path))) return { type, bodies: { identity, br: identity, gzip: identity } }
  return { type, bodies: await packed(identity, identity.byteLength > MOST_BYTES_AT_BEST_QUALITY ? 9 : BEST) }
}

async function joinChunks(paths: readonly string[], quality: number): Promise<Chunk> {
  const files = await Promise.all(paths.map((path) => readFile(path)))
  const identity = joinScripts(files)
  return { type: CONTENT_TYPES.js as string, bodies: await packed(identity, quality) }
}

async function packed(identity: Buffer, quality: number): Promise<Chunk['bodies']> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity, { level: Math.min(quality, 9) }),
  ])
  return { identity, br, gzip: gz }
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
