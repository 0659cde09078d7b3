import { Readable } from 'node:stream'
import {
  type StudioInput,
  type StudioOperation,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { answerByContract, declaredErrorsOnly } from './answer-by-contract'
import { AppError } from './app-error'
import { type Member, readMember } from './member'
import { sendSuccess } from './send-envelope'
import { refuseForeignRequest } from './studio-request'
import { routeUnread, takeUpload } from './take-upload'
import { tracedCall } from './traced-call'

/** A file that a call returns. Its bytes may be sent as they are made. */
export interface StudioFile {
  name: string
  type: string
  bytes: AsyncIterable<Uint8Array> | Buffer
}

/** What any call may refuse with: a caller may be allowed to make the call, but not what they ask for in it. */
const EVERYWHERE = ['signInRequired', 'forbidden', 'invalidParameters'] as const

/** Who calls: somebody, unless `anyone` may. */
type Caller<Op extends StudioOperation> = Op['access'] extends 'anyone' ? Member | null : Member

type Answer<Op extends StudioOperation> = Op['response'] extends 'file' ? StudioFile : StudioResponse<Op>

/**
 * Does what a call of the Studio promises, with input and caller already checked. `uploadedBytes(request)` is the file
 * of a call that takes one.
 */
export type StudioHandler<Op extends StudioOperation> = (
  input: StudioInput<Op>,
  member: Caller<Op>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<Op>> | Answer<Op>

/**
 * Serves a call of the Studio: refuses writes that another site made the browser send, finds out who calls and whether
 * their roles allow it, and checks the input, in this order, so that a caller without access learns nothing about what
 * the call takes; a file is read last. Unlike in visitors' calls an unknown field is refused: our own Studio is the
 * only client, and a typo that is silently dropped is lost work.
 */
export function registerStudioOperation<Op extends StudioOperation>(
  app: FastifyInstance,
  operation: Op,
  handler: StudioHandler<Op>,
): void {
  const declared = [...EVERYWHERE, ...operation.errors].map((name) => studioErrors[name])
  const route: RouteOptions = {
    method: operation.method,
    url: operation.path,
    // The Studio uses the body of whatever it asks for. A HEAD twin of each route would take a good part of a start.
    exposeHeadRoute: false,
    config: { studioOperation: operation },
    handler: tracedCall(operation, async (request, reply) => {
      const admitted = () => admit(operation, request)
      const { input, member } =
        operation.upload === undefined
          ? await admitted()
          : await takeUpload(request, operation.upload, admitted)
      const answer = () => handler(input, member, request, reply)
      const { id, response } = operation
      if (response === 'file') return sendFile(reply, await declaredErrorsOnly(id, declared, answer))
      if (!app.checksResponses) return sendSuccess(reply, await answer())
      return sendSuccess(reply, await answerByContract({ id, response, declared }, answer))
    }),
  }
  if (operation.upload === undefined) app.route(route)
  else routeUnread(app, route)
}

async function admit<Op extends StudioOperation>(
  operation: Op,
  request: FastifyRequest,
): Promise<{ input: StudioInput<Op>; member: Caller<Op> }> {
  if (operation.method !== 'GET') refuseForeignRequest(request)
  const member = await readMember(operation, request)
  // `readMember` has checked `access`, which determines the caller's type.
  return { input: readInput(operation, request), member: member as Caller<Op> }
}

function readInput<Op extends StudioOperation>(operation: Op, request: FastifyRequest): StudioInput<Op> {
  const isInQuery = operation.method === 'GET' || operation.upload !== undefined
  const raw = isInQuery ? request.query : (request.body ?? {})
  const parsed = operation.request.safeParse(raw)
  if (!parsed.success) {
    const { code, http } = studioErrors.invalidParameters
    // The Studio's own forms check first, so this is read by whoever builds on the calls.
    throw new AppError({ code, http, msg: `参数错误：${z.prettifyError(parsed.error)}` })
  }
  // `safeParse` forgets which of the operations it was; the schema that parsed it is the one that types it.
  return parsed.data as StudioInput<Op>
}

function sendFile(reply: FastifyReply, file: unknown): FastifyReply {
  const { name, type, bytes } = file as StudioFile
  reply.answeredCode = 1
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return reply.send(Buffer.isBuffer(bytes) ? bytes : Readable.from(bytes, { objectMode: false }))
}
