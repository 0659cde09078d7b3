import type { BrowserContext, Request } from 'playwright-core'
import {
  type Answered,
  errors,
  type OperationPayload,
  type OperationResponse,
  type Operations,
} from '../../packages/contract/src/client'
import { operationRoutes } from '../../packages/contract/src/client/operations.generated'
import type { CallId } from '../../packages/contract/src/operations'

/** The gateway's answer to a call: the envelope of the contract, or none at all. */
export type Reply<Id extends CallId> = Answered<OperationResponse<Operations[Id]>> | 'lost'

/** By call. Where it depends on the payload or on who calls, a function of both. */
export type Replies = {
  [Id in CallId]?: Reply<Id> | ((payload: OperationPayload<Operations[Id]>, isLoggedIn: boolean) => Reply<Id>)
}

type Answer = (payload: object, isLoggedIn: boolean) => Reply<CallId>

/** A call as it arrived: its id and its payload, a query as texts. */
export type Asked = readonly [CallId, object]

export const ok = <Response>(response: Response) => ({ code: 1, msg: 'success', response })
export const refused = ({ code, msg }: { code: number; msg: string }) => ({ code, msg, response: undefined })

/** Calls that a page makes by itself, for its share card and to learn who is logged in: no tap makes them. */
const OF_THE_PAGE: readonly CallId[] = ['activityPageDetail', 'jssdkConfig', 'currentUser']

/**
 * Answers the calls of a context in the envelope, and records them. Calls that need a token and have none are refused.
 */
export interface StubGateway {
  asked: Asked[]
  replies: Replies
}

export async function stubGateway(context: BrowserContext, replies: Replies): Promise<StubGateway> {
  const gateway: StubGateway = { asked: [], replies }
  const ids = new Map(Object.entries(operationRoutes).map(([id, { path }]) => [path, id as CallId]))

  await context.route(
    ({ pathname }) => ids.has(pathname),
    (route) => {
      const request = route.request()
      const id = ids.get(new URL(request.url()).pathname) as CallId
      const payload = payloadOf(request)
      if (!OF_THE_PAGE.includes(id)) gateway.asked.push([id, payload])
      const reply = replyTo(id, payload, request.headers().authorization !== undefined)
      if (reply === 'lost') return route.abort()
      const { code, msg, response = null } = reply
      const isExpired = code === errors.loginExpired.code
      return route.fulfill({ status: isExpired ? 403 : 200, json: { code, msg, response } })
    },
  )

  function replyTo(id: CallId, payload: object, isLoggedIn: boolean): Answered<object> | 'lost' {
    if (operationRoutes[id].auth === 'T' && !isLoggedIn) return refused(errors.loginExpired)
    const reply = gateway.replies[id] as Reply<CallId> | Answer | undefined
    if (reply === undefined) return refused(errors.operationFailed)
    return typeof reply === 'function' ? reply(payload, isLoggedIn) : reply
  }

  return gateway
}

function payloadOf(request: Request): object {
  const body = request.postData()
  return body === null ? Object.fromEntries(new URL(request.url()).searchParams) : JSON.parse(body)
}
