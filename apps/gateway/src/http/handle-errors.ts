import { type CatalogueEntry, errors } from '@yingzao/contract/server'
import { studioErrors } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/is-database-away'
import { violates } from '../db/violates'
import { FilesAway } from '../files/file-store'
import { msSince } from '../time/ms-since'
import { TookTooLong, TooMuchWaiting } from '../workers/work-pool'
import { AppError } from './app-error'
import { OutOfTime } from './in-time'
import { traceOf } from './log-calls'
import { sendError, sendLine } from './send-envelope'

/** First segments of the paths that answer in JSON even where there is no route. */
const API_PATH = /^\/(n8sf|oabase|wechat|enterprisewechat|imchat|studio-api)(\/|\?|$)/

/** After how many seconds the database may be back for a caller. */
const RETRY_AFTER = 2

const TOO_HARD = {
  ...studioErrors.unusableDocument,
  msg: '内容过于复杂，无法在规定时间内处理，已停止，请拆分或简化后再试',
}

const FILES_AWAY = { ...errors.serverError, msg: '文件暂时无法读取或保存，没有完成，请稍后重试' }

/** What the database reports for something new where that is switched off. */
const STOPPED = ['kill_switch_stops_pay', 'kill_switch_stops_sim']

const PAGE_FAILED = '页面加载失败，请稍后重试'
const CHECK_FAILED = 'This check failed; the log has the reason under the request id.'

/** Turns everything thrown into a reply that says no more than the catalogue does; the rest goes to the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const entry = entryFor(request, error)
    if (entry === errors.serverError || entry === FILES_AWAY) logFailure(request, reply, error)
    const site = request.routeOptions.config.site
    // To a page's author, listening to a stream is a call: it is refused as one.
    if (site && site !== 'stream')
      return sendLine(reply, siteStatus(error), site === 'operations' ? CHECK_FAILED : PAGE_FAILED)
    if (error instanceof AppError) return sendError(reply, entry, entry.http, error.response)
    if (!isPassing(error)) return sendError(reply, entry)
    return sendError(reply.header('retry-after', RETRY_AFTER), entry, 503)
  })
  app.setNotFoundHandler(notFound)
}

/** Answers an address that has no route, or that cannot be read at all. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The catalogue's 200 is for a call that looked for something; here there is no such call.
  if (API_PATH.test(request.url)) return sendError(reply, errors.contentNotFound, 404)
  return sendLine(reply, 404, errors.contentNotFound.msg)
}

function entryFor(request: FastifyRequest, error: unknown): CatalogueEntry {
  if (error instanceof AppError) return error.error
  if (error instanceof FilesAway) return FILES_AWAY
  // The call began before its process had heard of the switch.
  if (violates(error, STOPPED)) return errors.serviceStopped
  if (error instanceof TookTooLong && request.routeOptions.config.studioOperation) return TOO_HARD
  // Fastify's own: a body that is too large, is not JSON, or has a type nobody asked for.
  if (!isClientFault(statusOf(error))) return errors.serverError
  const { studioOperation } = request.routeOptions.config
  return studioOperation ? studioErrors.invalidParameters : errors.invalidParameters
}

/** Whether nothing is wrong with the call, and a repeat may well succeed. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof OutOfTime ||
    error instanceof TooMuchWaiting ||
    error instanceof FilesAway ||
    isDatabaseAway(error)
  )
}

function siteStatus(error: unknown): number {
  if (error instanceof FilesAway) return 503
  const status = statusOf(error)
  return isClientFault(status) ? status : 500
}

function isClientFault(status: number): boolean {
  return status >= 400 && status < 500
}

function statusOf(error: unknown): number {
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode
  }
  return 500
}

function logFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const { url, config } = request.routeOptions
  request.log.error(
    {
      request_id: request.id,
      ...traceOf(request, reply),
      method: request.method,
      // Neither the query nor the raw path: their content is the visitor's.
      ...(url === undefined ? {} : { route: url }),
      operation: (config.operation ?? config.studioOperation)?.id,
      status: isPassing(error) ? 503 : 500,
      ...(reply.beganAt > 0 ? { ms: msSince(reply.beganAt) } : {}),
      code: errors.serverError.code,
      err: error,
    },
    'A request failed',
  )
}
