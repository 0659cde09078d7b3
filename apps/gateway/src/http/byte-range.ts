import type { FastifyReply, FastifyRequest } from 'fastify'

/** Part of a file in bytes, both ends included, as HTTP counts. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a stored file to send, with the reply's headers set for it. Undefined: none, as the client has it
 * already, wants a part that does not exist, or wants only the headers; the status is set, and the reply is sent
 * without a body.
 */
export function partToSend(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, size }: { etag: string; size: number },
): ByteRange | undefined {
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.code(304)
    return undefined
  }
  const range = requestedRange(request, etag, size)
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${size}`)
    return undefined
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return request.method === 'HEAD' ? undefined : { start, end }
}

/** The requested part: the whole file, if it is no longer the one that the client has a part of. */
function requestedRange(
  request: Pick<FastifyRequest, 'headers'>,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  return parseRange(request.headers.range, size)
}

/**
 * The part of a file that a Range header requests. Undefined means the whole file: no header, another unit, or several
 * ranges at once, which a server may answer whole.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return undefined
  const [first = '', last = ''] = match.slice(1)
  if (first === '' && last === '') return undefined
  const range = first === '' ? suffix(Number(last), size) : between(Number(first), last, size)
  return range.start > range.end || range.start >= size ? 'unsatisfiable' : range
}

function suffix(length: number, size: number): ByteRange {
  return { start: length === 0 ? size : Math.max(0, size - length), end: size - 1 }
}

function between(start: number, last: string, size: number): ByteRange {
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
