import { isInQuery, type Operation } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'

/** The number of callers per gateway, so that the same calls come from the same addresses in two gateways. */
const senders = new WeakMap<FastifyInstance, number>()

/** Makes a call over HTTP with these fields, in its body or its query, from an address of its own. */
export function send(
  app: FastifyInstance,
  operation: Operation,
  { fields = {}, headers = {} }: { fields?: object; headers?: Record<string, string> } = {},
) {
  const { method, path } = operation
  const sender = (senders.get(app) ?? 0) + 1
  senders.set(app, sender)
  const sent = isInQuery(operation) ? { url: `${path}?${queryOf(fields)}` } : { url: path, payload: fields }
  const file = operation.upload === undefined ? {} : fileOf(operation, headers)
  // Limits count addresses, and none of these tests is about limits.
  return app.inject({ method, headers, remoteAddress: addressOf(sender), ...sent, ...file })
}

/** Whatever the fields are, the file is the one from the contract's example. */
function fileOf(operation: Operation, headers: Record<string, string>) {
  return {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(operation.example?.file ?? '', 'base64'),
  }
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

function queryOf(fields: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) query.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query
}
