import { type CatalogueEntry, errorEnvelope, successEnvelope } from '@yingzao/contract/server'
import type { FastifyReply } from 'fastify'
import { WrittenResponse } from './written-response'

declare module 'fastify' {
  interface FastifyReply {
    /** The message of a call that succeeds: `success` unless its handler has something to tell the visitor. */
    successMsg: string
  }
}

/** Answers a call with its response. A handler that allows caching has already set the headers for it. */
export function sendSuccess(reply: FastifyReply, response: unknown): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  reply.header('x-content-type-options', 'nosniff')
  reply.answeredCode = 1
  if (response instanceof WrittenResponse) {
    return reply.type('application/json; charset=utf-8').send(response.inEnvelope(reply.successMsg))
  }
  return reply.send({ ...successEnvelope(response), msg: reply.successMsg })
}

/**
 * Answers a call with an error of the catalogue. The request's id is included, so that a report leads to its log line.
 */
export function sendError(
  reply: FastifyReply,
  error: CatalogueEntry,
  httpStatus: number = error.http,
  response: unknown = null,
): FastifyReply {
  reply.answeredCode = error.code
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', reply.request.id)
    .send(errorEnvelope(error, response))
}

/** Answers a visitor's address that is no page of ours, or failed, with one readable line instead of JSON. */
export function sendLine(reply: FastifyReply, httpStatus: number, line: string): FastifyReply {
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', reply.request.id)
    .type('text/plain; charset=utf-8')
    .send(line)
}
