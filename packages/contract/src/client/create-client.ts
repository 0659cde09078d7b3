import { loginExpired, SUCCESS_CODE } from '../client-errors'
import type { OperationPayload, OperationResponse } from '../operation'
import type { CallId, Operations } from '../operations'
import { buildRequest, type OperationRoute } from './build-request'
import { CallError } from './call-error'
import { readEnvelope } from './read-envelope'
import { type SentFile, type Transport, TransportError, type TransportReply } from './transport'

/** What the client is given: it owns no network, no storage and no screen. */
export interface ClientOptions {
  /** Origin of the gateway without a slash at its end; empty for the page's own. */
  baseUrl: string
  /** `operationRoutes`, or part of it and the rest when needed: all of it costs a phone a kilobyte. */
  routeOf(id: CallId): OperationRoute | Promise<OperationRoute>
  send: Transport
  /** The visitor's token, read again for each call. */
  token(): string | undefined
  clearToken(): void
  /** Shows one line to the visitor; a new one takes the place of the last. */
  toast(message: string): void
}

/**
 * What to do when the gateway understood a call and refused it. By default the call resolves with nothing
 * and says nothing; with either option (they are one, the second is the contract's name) the message is
 * shown and the call rejects.
 */
export interface CallOptions {
  rejectOnBizError?: boolean
  hideError?: boolean
}

type Rejecting = { rejectOnBizError: true } | { hideError: true }

/** What the gateway said. */
export interface Answered<Response> {
  /** `SUCCESS_CODE`, or that of a refusal. */
  code: number
  msg: string
  /** Undefined for a refusal, unless it is a repeat that returns what exists: see `Operation.repeat`. */
  response: Response | undefined
}

/** Calls the gateway by operation id, typed by the contract. */
export interface Client {
  call<Id extends CallId>(
    id: Id,
    payload: OperationPayload<Operations[Id]>,
    options: Rejecting,
  ): Promise<OperationResponse<Operations[Id]>>
  call<Id extends CallId>(
    id: Id,
    payload: OperationPayload<Operations[Id]>,
    options?: CallOptions,
  ): Promise<OperationResponse<Operations[Id]> | undefined>
  /**
   * The same call for callers with their own words for a refusal: resolves with what the gateway said, yes or no, and
   * shows nothing, not even when it rejects because no proper reply came. `sent`: the file of a call that sends one.
   */
  ask<Id extends CallId>(
    id: Id,
    payload: OperationPayload<Operations[Id]>,
    sent?: SentFile,
  ): Promise<Answered<OperationResponse<Operations[Id]>>>
}

/**
 * Creates a client of the gateway. Every rejection is a `CallError`. A call that needs a token when there is none is
 * not sent and shows nothing: it rejects with `canceled: true`, and whether to log in is up to the caller. Nothing is
 * retried automatically.
 */
export function createClient(options: ClientOptions): Client {
  async function ask(id: CallId, payload: object, sent?: SentFile): Promise<Answered<unknown>> {
    const route = await options.routeOf(id)
    const token = options.token()
    if (route.auth === 'T' && !token) throw new CallError(id, 'canceled', 'This call needs a login.')

    const request = buildRequest(route, { baseUrl: options.baseUrl, token, payload })
    const { status, text } = await send(id, { ...request, ...sent })
    const { envelope, readable } = readEnvelope(text)
    const { code, msg, response } = envelope
    if (status === loginExpired.http && code === loginExpired.code) options.clearToken()
    if (status !== 200 || !readable) throw new CallError(id, 'http', msg, { status, code })
    return { code, msg, response: code === SUCCESS_CODE ? response : (response ?? undefined) }
  }

  async function call(id: CallId, payload: object, callOptions: CallOptions = {}): Promise<unknown> {
    try {
      const { code, msg, response } = await ask(id, payload)
      if (code !== SUCCESS_CODE && (callOptions.rejectOnBizError ?? callOptions.hideError)) {
        throw new CallError(id, 'business', msg, { status: 200, code })
      }
      return code === SUCCESS_CODE ? response : undefined
    } catch (error) {
      if (error instanceof CallError && !error.canceled) options.toast(error.message)
      throw error
    }
  }

  async function send(id: string, request: Parameters<Transport>[0]): Promise<TransportReply> {
    try {
      return await options.send(request)
    } catch (error) {
      const failure = error instanceof TransportError ? error.kind : 'network'
      throw new CallError(id, failure, TRANSPORT_MESSAGES[failure])
    }
  }

  // The types say per operation what `unknown` cannot: the server has checked it against the same contract.
  return { call, ask } as Client
}

const TRANSPORT_MESSAGES = {
  network: '网络异常，请稍后重试',
  timeout: '请求超时，请稍后重试',
} as const
