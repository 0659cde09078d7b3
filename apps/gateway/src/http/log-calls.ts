import { errors } from '@yingzao/contract/server'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { readTraceparent } from '../telemetry/traceparent'
import { msSince } from '../time/ms-since'
import type { RouteSeries } from './route-series'

/** Levels at which a line about a successful call is written. */
const TALKATIVE = ['trace', 'debug', 'info']

/** Writes the line for an answered call. */
export type CallLog = (
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<RouteSeries, 'method' | 'route' | 'operation'>,
) => void

/**
 * Log lines for calls, one each: pages, files and beacons have none, which would cost more than the work itself.
 * Undefined where the level excludes such lines. A fault of ours has a line of its own, which says more.
 */
export function callLog(log: FastifyBaseLogger): CallLog | undefined {
  if (!TALKATIVE.includes(log.level)) return undefined
  return (request, reply, { method, route, operation }) => {
    if (reply.answeredCode === errors.serverError.code) return
    log.info(
      {
        request_id: request.id,
        ...traceOf(request, reply),
        method,
        route,
        operation,
        status: reply.statusCode,
        ms: msSince(reply.beganAt),
        code: reply.answeredCode,
      },
      'A call was answered',
    )
  }
}

/** The trace that a call is part of: ours, or else the caller's. */
export function traceOf(request: FastifyRequest, reply: FastifyReply): { trace_id?: string } {
  const trace_id = reply.traceId || readTraceparent(request.headers.traceparent)?.traceId
  return trace_id === undefined ? {} : { trace_id }
}
