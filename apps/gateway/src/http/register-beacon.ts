import { type Beacon, type OperationInput, successEnvelope } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A beacon carries a few short texts. In bytes. */
const BODY_LIMIT = 32 * 1024

/** 43 bytes: one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Receives the reports of a beacon. Both methods return at once: nothing about a beacon may wait. */
export interface BeaconTaker<Op extends Beacon> {
  take(input: OperationInput<Op>, request: FastifyRequest, reply: Pick<FastifyReply, 'header'>): void
  /** Called for each unusable report, with a name for the reason: `no_json`, `bad_session_id`. */
  drop(reason: string): void
}

/**
 * Serves a beacon of the contract. Whatever arrives, in a body of any type, is answered with success, because a phone
 * can do nothing about a refusal and would show it as an error in its console.
 */
export function registerBeacon<Op extends Beacon>(
  app: FastifyInstance,
  beacon: Op,
  taker: BeaconTaker<Op>,
): void {
  // A separate scope: how bodies are read and failures answered differs from every call.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((_error, _request, reply) => {
      taker.drop('unreadable')
      return answer(beacon, reply)
    })
    scope.route({
      method: beacon.method,
      url: beacon.path,
      config: { operation: beacon },
      handler: (request, reply) => {
        const read = readReport(beacon, request)
        if ('reason' in read) taker.drop(read.reason)
        else taker.take(read.input, request, reply)
        return answer(beacon, reply)
      },
    })
  })
}

function answer(beacon: Beacon, reply: FastifyReply): FastifyReply {
  const safe = reply.code(200).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  return beacon.response === 'image' ? safe.type('image/gif').send(PIXEL) : safe.send(successEnvelope({}))
}

function readReport<Op extends Beacon>(
  beacon: Op,
  request: FastifyRequest,
): { input: OperationInput<Op> } | { reason: string } {
  const raw = beacon.method === 'GET' ? request.query : parse(request.body)
  if (raw === undefined) return { reason: 'no_json' }
  const parsed = beacon.request.safeParse(raw)
  // Named after a field of the contract, never after a text that somebody sent.
  if (!parsed.success) return { reason: `bad_${String(parsed.error.issues[0]?.path[0] ?? 'report')}` }
  // `safeParse` forgets which of the beacons it was; the schema that parsed it is the one that types it.
  return { input: parsed.data as OperationInput<Op> }
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
