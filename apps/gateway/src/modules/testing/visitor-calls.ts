import {
  type EnvelopeOperation,
  isInQuery,
  type OperationPayload,
  operations,
} from '@yingzao/contract/server'
import type { TestGateway } from './start-test-gateway'

type Calls = typeof operations

/**
 * Calls the gateway as a phone would, over HTTP: `await call(gateway, 'checkCanJoin', { activity }, visitor)`. Returns
 * the status and the envelope.
 */
export async function call<Id extends keyof Calls>(
  { app }: Pick<TestGateway, 'app'>,
  id: Id,
  payload: Calls[Id] extends EnvelopeOperation ? OperationPayload<Calls[Id]> : never,
  visitor?: { headers: Readonly<Record<string, string>> },
) {
  const { method, path } = operations[id]
  const { headers } = visitor ?? {}
  const sent = isInQuery(operations[id]) ? { query: texts(payload) } : { payload: payload as object }
  const reply = await app.inject({ method, url: path, ...sent, ...(headers ? { headers } : {}) })
  return { status: reply.statusCode, ...reply.json() }
}

function texts(payload: object): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
}
