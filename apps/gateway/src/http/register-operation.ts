import {
  type EnvelopeOperation,
  errors,
  isInQuery,
  type OperationInput,
  type OperationResponse,
} from '@yingzao/contract/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { atOnce } from '../limits/at-once'
import { answerByContract } from './answer-by-contract'
import { AppError } from './app-error'
import { inTime } from './in-time'
import { sendSuccess } from './send-envelope'
import { routeUnread, takeUpload } from './take-upload'
import { tracedCall } from './traced-call'
import { readVisitor, type Visitor } from './visitor'
import type { WrittenResponse } from './written-response'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether replies are checked against their contract. Off in production, where it costs visitors time. */
    checksResponses: boolean
  }
}

/** Who calls: always a visitor with T, perhaps one with O, none with A. */
type VisitorOf<Op extends EnvelopeOperation> = { T: Visitor; O: Visitor | null; A: null }[Op['auth']]

type Answer<Op extends EnvelopeOperation> = OperationResponse<Op> | WrittenResponse<OperationResponse<Op>>

/** Does what an operation promises, with input and visitor already checked. The reply is for headers only. */
export type OperationHandler<Op extends EnvelopeOperation> = (
  input: OperationInput<Op>,
  request: FastifyRequest,
  visitor: VisitorOf<Op>,
  reply: FastifyReply,
) => Promise<Answer<Op>> | Answer<Op>

export interface ServeOptions<Op extends EnvelopeOperation = EnvelopeOperation> {
  /** The token of an O call changes nothing in the answer, so it is not looked up and the database is not queried. */
  ignoreToken?: true
  /** How long the caller may be kept waiting, in milliseconds; then it gets 503. Only where a repeat is safe. */
  patienceMs?: number
  /** For a call that uploads a file: throws for a caller who may not, before a byte of it is read. */
  admit?(input: OperationInput<Op>, request: FastifyRequest): Promise<void>
}

/** Each process keeps visitors' files in memory while they arrive, and strangers may send them. */
const enterUpload = atOnce({ most: 16, ofNetwork: 4 })
const UPLOAD_REFUSALS = { tooLarge: errors.invalidParameters, broken: errors.invalidParameters }

/**
 * Serves an operation of the contract: finds out who calls (`loginExpired` when a T call comes without a valid token;
 * an O call is anonymous then), checks the input (`invalidParameters` otherwise), drops fields the contract does not
 * name, and wraps what the handler returns. Outside production an answer that breaks the contract, including an
 * undeclared error, becomes a server error that names the operation in the log. The file of a call that takes one is
 * `uploadedBytes(request)`.
 */
export function registerOperation<Op extends EnvelopeOperation>(
  app: FastifyInstance,
  operation: Op,
  handler: OperationHandler<Op>,
  { ignoreToken, patienceMs, admit }: ServeOptions<Op> = {},
): void {
  const asksForVisitor = operation.auth !== 'A' && !(ignoreToken && operation.auth === 'O')

  const { upload } = operation
  const route: RouteOptions = {
    method: operation.method,
    url: operation.path,
    config: { operation },
    handler: tracedCall(operation, (request, reply) => {
      const answering = answerCall(request, reply)
      if (!(answering instanceof Promise)) return sendSuccess(reply, answering)
      return sendLater(reply, patienceMs === undefined ? answering : inTime(answering, patienceMs))
    }),
  }
  if (upload === undefined) app.route(route)
  else routeUnread(app, route)

  // Without `async` and without a function created per call, so that what is in memory is sent at once: each wait, and
  // each function, which tsx names by `Object.defineProperty`, is a good part of the cost of a small answer.
  function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<Answer<Op>> | Answer<Op> {
    if (upload !== undefined) return answerUpload(request, reply, upload)
    return asksForVisitor ? answerVisitor(request, reply) : answer(request, reply, null)
  }

  async function answerVisitor(request: FastifyRequest, reply: FastifyReply): Promise<Answer<Op>> {
    // First, so that a caller without access learns nothing about what the call takes.
    const visitor = await readVisitor(operation, request)
    return answer(request, reply, visitor)
  }

  async function answerUpload(
    request: FastifyRequest,
    reply: FastifyReply,
    limit: number,
  ): Promise<Answer<Op>> {
    let leave: (() => void) | undefined
    try {
      const visitor = await takeUpload(
        request,
        limit,
        async () => {
          const visitor = asksForVisitor ? await readVisitor(operation, request) : null
          const input = readInput(operation, request)
          leave = enterUpload(request.ip)
          if (!leave) throw new AppError(errors.tooManyRequests)
          await admit?.(input, request)
          return visitor
        },
        UPLOAD_REFUSALS,
      )
      return await answer(request, reply, visitor)
    } finally {
      leave?.()
    }
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Visitor | null,
  ): Promise<Answer<Op>> | Answer<Op> {
    const input = readInput(operation, request)
    // The letter, which `readVisitor` has followed, determines the type of the handler's visitor.
    const visitor = found as VisitorOf<Op>
    if (!app.checksResponses) return handler(input, request, visitor, reply)
    return checked(() => handler(input, request, visitor, reply))
  }

  function checked(answering: () => Promise<Answer<Op>> | Answer<Op>): Promise<Answer<Op>> {
    const { id, response } = operation
    const declared = operation.errors.map((name) => errors[name])
    const repeat = operation.repeat && errors[operation.repeat]
    return answerByContract({ id, response, declared, repeat }, answering)
  }
}

async function sendLater(reply: FastifyReply, answering: Promise<unknown>): Promise<FastifyReply> {
  return sendSuccess(reply, await answering)
}

function readInput<Op extends EnvelopeOperation>(operation: Op, request: FastifyRequest): OperationInput<Op> {
  const raw = isInQuery(operation) ? request.query : (request.body ?? {})
  const parsed = operation.request.safeParse(raw)
  if (!parsed.success) throw new AppError(errors.invalidParameters)
  // `safeParse` forgets which of the operations it was; the schema that parsed it is the one that types it.
  return parsed.data as OperationInput<Op>
}
