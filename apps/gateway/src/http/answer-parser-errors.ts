import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorEnvelope, errors } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { sendError } from './send-envelope'

/** Node's codes for the requests that it gives up on; everything else is unreadable. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what never became a request, because the parser gave up on it, like every other refused call. Nothing is
 * known about such a request, not even its path, and its connection has to end.
 */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(reply(STATUS[error.code ?? ''] ?? 400))
  socket.destroy(error)
}

/**
 * Refuses an HTTP/1.1 request that names no host, for which Node would send an empty reply: hence the server is created
 * with `requireHostHeader: false`.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      sendError(reply.header('connection', 'close'), errors.invalidParameters, 400)
    } else done()
  })
}

function reply(status: number): string {
  const body = JSON.stringify(errorEnvelope(errors.invalidParameters))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
