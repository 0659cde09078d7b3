import { errors, SUCCESS_CODE } from '../errors'
import type { OperationPayload, OperationResponse } from '../operation'
import type { CallId, Operations } from '../operations'
import { buildRequest } from './build-request'
import { CallError } from './call-error'
import { operationRoutes } from './operations.generated'
import { readEnvelope } from './read-envelope'
import { type Transport, TransportError, type TransportReply } from './transport'

/** What the client is given: it owns no network, no storage and no screen. */
export interface ClientOptions {
  /** Origin of the gateway without a slash at its end; empty for the page's own. */
  baseUrl: string
  send: Transport
  /** The visitor's token, read anew for each call. */
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
}

/**
 * Makes a client of the gateway. Every rejection is a `CallError`. A call that needs a token when there is
 * none is neither sent nor shown: it rejects with `canceled: true`, and whether to log in is the caller's
 * decision. Nothing is repeated by itself.
 */
export function createClient(options: ClientOptions): Client {
  async function call(id: CallId, payload: object, callOptions: CallOptions = {}): Promise<unknown> {
    const route = operationRoutes[id]
    const token = options.token()
    if (route.auth === 'T' && !token) throw new CallError(id, 'canceled', 'This call needs a login.')

    const request = buildRequest(route, { baseUrl: options.baseUrl, token, payload })
    const reply = await send(id, request)
    return settle(id, reply, callOptions.rejectOnBizError ?? callOptions.hideError ?? false)
  }

  async function send(id: string, request: Parameters<Transport>[0]): Promise<TransportReply> {
    try {
      return await options.send(request)
    } catch (error) {
      const failure = error instanceof TransportError ? error.kind : 'network'
      return refuse(new CallError(id, failure, TRANSPORT_MESSAGES[failure]))
    }
  }

  function settle(id: string, { status, text }: TransportReply, rejectOnBizError: boolean): unknown {
    const { envelope, readable } = readEnvelope(text)
    const { code, msg, response } = envelope
    if (status === errors.loginExpired.http && code === errors.loginExpired.code) options.clearToken()
    if (status !== 200 || !readable) return refuse(new CallError(id, 'http', msg, { status, code }))
    if (code === SUCCESS_CODE) return response
    if (rejectOnBizError) return refuse(new CallError(id, 'business', msg, { status, code }))
    return undefined
  }

  function refuse(error: CallError): never {
    options.toast(error.message)
    throw error
  }

  // The overloads say per operation what `unknown` cannot: the server has checked it against the same contract.
  return { call } as Client
}

const TRANSPORT_MESSAGES = {
  network: '网络异常，请稍后重试',
  timeout: '请求超时，请稍后重试',
} as const
