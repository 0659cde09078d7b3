import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encoding'
import type { ServedPage } from './served-page'

/** Sends a page from memory in the best encoding the visitor takes, or 304 to who has these bytes already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServedPage,
  serverTiming: string,
): FastifyReply {
  const { body, etag, headers, unchanged } =
    page.representations[encodingFor(request.headers['accept-encoding'])]
  reply.header('server-timing', serverTiming)
  // The quotes around the tag make a plain search exact, also in a list and after `W/`.
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(unchanged).send()
  return reply.headers(headers).send(body)
}
