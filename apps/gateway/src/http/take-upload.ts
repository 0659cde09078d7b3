import { Readable } from 'node:stream'
import type { CatalogueEntry } from '@yingzao/contract/server'
import { studioErrors } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from './app-error'

/** Registers a route that receives its body unread, whatever type it claims to have. */
export function routeUnread(app: FastifyInstance, route: RouteOptions): void {
  // In a scope of its own: every other call continues to take JSON and nothing else.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route(route)
  })
}

/** The errors a file is refused with, in the words of whoever sent it. */
interface Refusals {
  tooLarge: CatalogueEntry
  broken: CatalogueEntry
}

const OF_STUDIO: Refusals = { tooLarge: studioErrors.fileTooLarge, broken: studioErrors.invalidParameters }

/**
 * Admits a call whose body is a file, and only then reads it, so that a caller without access fills no memory. Throws
 * what `admit` throws, and `tooLarge` as soon as more than `limit` bytes are announced or arrive.
 */
export async function takeUpload<Admitted>(
  request: FastifyRequest,
  limit: number,
  admit: () => Promise<Admitted>,
  refusals = OF_STUDIO,
): Promise<Admitted> {
  const stream = request.body instanceof Readable ? request.body : undefined
  try {
    const admitted = await admit()
    if (Number(request.headers['content-length']) > limit) throw tooLarge(limit, refusals)
    request.body = stream ? await readWhole(stream, limit, refusals) : Buffer.alloc(0)
    return admitted
  } catch (error) {
    if (stream) discard(stream, limit)
    throw error
  }
}

/** The uploaded bytes of a call whose operation has `upload`. */
export function uploadedBytes({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new Error('Only a call whose operation says `upload` brings bytes. Set it in packages/contract.')
}

function readWhole(stream: Readable, limit: number, refusals: Refusals): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    const stop = (): void => {
      stream.off('data', take).off('end', finish).off('close', leave).off('error', leave)
    }
    const take = (part: Buffer): void => {
      parts.push(part)
      bytes += part.byteLength
      if (bytes <= limit) return
      stop()
      reject(tooLarge(limit, refusals))
    }
    const finish = (): void => {
      stop()
      const [only] = parts
      resolve(only && parts.length === 1 ? only : Buffer.concat(parts))
    }
    // Whoever sent it has gone, so nobody reads this.
    const leave = (): void => {
      stop()
      reject(new AppError({ ...refusals.broken, msg: '文件没有传完，请重新上传' }))
    }
    stream.on('data', take).on('end', finish).on('close', leave).on('error', leave)
  })
}

/**
 * Discards the rest of a refused file, because a browser that is still sending reads no answer from a closed
 * connection. Whoever sends more than any file has is cut off.
 */
function discard(stream: Readable, atMost: number): void {
  let left = atMost
  stream
    .on('error', () => {})
    .on('data', (part: Buffer) => {
      left -= part.byteLength
      if (left < 0) stream.destroy()
    })
    .resume()
}

function tooLarge(limit: number, refusals: Refusals): AppError {
  const megabytes = Math.floor(limit / 1024 / 1024)
  return new AppError({
    ...refusals.tooLarge,
    msg: `文件超过 ${megabytes} MB 的上限，请压缩后再上传`,
  })
}
