import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encoding'
import { FOR_ONE } from './kept'
import type { ServedPage } from './served-page'

/**
 * Sends a page from memory in the best encoding the visitor accepts, or 304 to whoever already has these bytes. The
 * time is sent along, except for a page that caches in front keep: their copy would tell everybody the time at which it
 * was made.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServedPage,
  serverTiming: string,
): FastifyReply {
  const { body, etag, headers, unchanged } =
    page.representations[encodingFor(request.headers['accept-encoding'])]
  if (!page.isShared) reply.header('server-timing', serverTiming)
  // The quotes around the tag make a plain search exact, even in a list and after `W/`.
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(unchanged).send()
  return reply.headers(headers).send(body)
}

/** Sends a page to one visitor: no cache in front may keep what was requested this way. */
export function sendAlone(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServedPage,
  serverTiming: string,
): FastifyReply {
  const { body, headers } = page.representations[encodingFor(request.headers['accept-encoding'])]
  return reply
    .header('server-timing', serverTiming)
    .headers(page.isShared ? { ...headers, ...FOR_ONE.headers } : headers)
    .send(body)
}
