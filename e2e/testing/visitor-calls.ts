import {
  type EnvelopeOperation,
  type OperationResponse,
  type Operations,
  operations,
} from '../../packages/contract/src/server'
import type { DemoGateway } from './demo-gateway'

/** Calls that return an envelope, not a picture. */
type CallId = {
  [Id in keyof Operations]: Operations[Id] extends EnvelopeOperation ? Id : never
}[keyof Operations]

/** Sends a call and returns the response. Throws with the code if it was refused. */
export type VisitorCall = <Id extends CallId>(
  id: Id,
  fields: Record<string, unknown>,
) => Promise<OperationResponse<Operations[Id]>>

/** Makes calls as a visitor who is logged in, without a page. */
export function visitorCalls(gateway: DemoGateway, handset: string): VisitorCall {
  return async (id, fields) => {
    const { path, method, inQuery = false } = operations[id] as EnvelopeOperation
    const url = new URL(path, gateway.origin)
    const isInAddress = method === 'GET' || inQuery
    if (isInAddress)
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
    const reply = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${await gateway.token(handset)}`,
        ...(!isInAddress && { 'content-type': 'application/json' }),
      },
      ...(!isInAddress && { body: JSON.stringify(fields) }),
    })
    const { code, msg, response } = await reply.json()
    if (code !== 1) throw new Error(`${id} answered ${code}: ${msg}`)
    return response
  }
}
