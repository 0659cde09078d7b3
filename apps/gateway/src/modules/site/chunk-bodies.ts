import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'
import { joinScripts } from './joined-chunks'

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

/** Compression quality of a chunk that is kept, and of one that is not. */
export const BEST = 11
export const QUICKLY = 4

/** Above this, quality 11 would keep a core busy for seconds. */
const MOST_BYTES_AT_BEST_QUALITY = 512 * 1024

/** What is sent of a chunk, in every encoding. */
export interface Chunk {
  type: string
  /** Part of it is missing, which may be there at the next visit. */
  isPart?: boolean
  bodies: Record<Encoding, Buffer>
}

/** The content type of a chunk by its name. Undefined: no chunk has that name. */
export function chunkType(name: string): string | undefined {
  return CONTENT_TYPES[endingOf(name)]
}

/** Packs a chunk as well as possible, once for all who ask. */
export async function packChunk(name: string, type: string, identity: Buffer): Promise<Chunk> {
  if (!COMPRESSED.has(endingOf(name))) return { type, bodies: { identity, br: identity, gzip: identity } }
  return { type, bodies: await packed(identity, identity.byteLength > MOST_BYTES_AT_BEST_QUALITY ? 9 : BEST) }
}

/** Packs several scripts as one. */
export async function packJoined(scripts: readonly Buffer[], quality: number): Promise<Chunk> {
  return { type: CONTENT_TYPES.js as string, bodies: await packed(joinScripts(scripts), quality) }
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
