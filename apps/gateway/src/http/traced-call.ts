import { SpanKind } from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inSpan, isTracing } from '../telemetry/spans'
import { AppError } from './app-error'
import { isPassing } from './handle-errors'

declare module 'fastify' {
  interface FastifyReply {
    /** The trace that a call is part of; empty where there is none. */
    traceId: string
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** The call that a route serves. */
interface Call {
  id: string
  method: string
  path: string
}

/**
 * Runs a call within a span that continues the caller's trace. Without tracing the handler is returned unchanged, so
 * that a call costs no more than before. A refusal is no failure.
 */
export function tracedCall({ id, method, path }: Call, handler: Handler): Handler {
  if (!isTracing()) return handler
  return (request, reply) =>
    inSpan(
      id,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.route': path, 'http.request.method': method },
        parent: { traceparent: request.headers.traceparent, isOurs: false },
      },
      async (span) => {
        reply.traceId = span.spanContext().traceId
        try {
          const answer = await handler(request, reply)
          span.setAttributes({ code: 1, 'http.response.status_code': reply.statusCode })
          return answer
        } catch (error) {
          span.setAttributes(refusalOf(error))
          throw error
        }
      },
      (error) => !(error instanceof AppError) || error.error.http >= 500,
    )
}

function refusalOf(error: unknown): { code: number; 'http.response.status_code': number } {
  if (error instanceof AppError)
    return { code: error.error.code, 'http.response.status_code': error.error.http }
  return { code: 500_000, 'http.response.status_code': isPassing(error) ? 503 : 500 }
}
