import {
  type EnvelopeOperation,
  errors,
  type OperationInput,
  type OperationResponse,
} from '@yingzao/contract/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error'
import { sendSuccess } from './send-envelope'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether replies are held against their contract. Off in production, where it costs visitors time. */
    checksResponses: boolean
  }
}

/** Does what an operation promises, with input that is checked already. */
export type OperationHandler<Op extends EnvelopeOperation> = (
  input: OperationInput<Op>,
  request: FastifyRequest,
) => Promise<OperationResponse<Op>> | OperationResponse<Op>

/**
 * Serves an operation of the contract: checks what comes in (`invalidParameters` otherwise), drops fields the
 * contract does not name, and wraps what the handler returns. Outside production an answer that breaks the
 * contract, an undeclared error among them, becomes a server error that names the operation in the log.
 */
export function registerOperation<Op extends EnvelopeOperation>(
  app: FastifyInstance,
  operation: Op,
  handler: OperationHandler<Op>,
): void {
  if (operation.auth === 'T') {
    throw new Error(
      `Operation ${operation.id} needs a token, and the server cannot check one yet, so it would be open to ` +
        'everybody. Add token checks to registerOperation before serving it.',
    )
  }
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation },
    handler: async (request, reply) => {
      const input = readInput(operation, request)
      if (!app.checksResponses) return sendSuccess(reply, await handler(input, request))
      return sendSuccess(reply, await answerByContract(operation, () => handler(input, request)))
    },
  })
}

function readInput<Op extends EnvelopeOperation>(operation: Op, request: FastifyRequest): OperationInput<Op> {
  const raw = operation.method === 'GET' ? request.query : (request.body ?? {})
  const parsed = operation.request.safeParse(raw)
  if (!parsed.success) throw new AppError(errors.invalidParameters)
  // `safeParse` forgets which of the operations it was; the schema that parsed it is the one that types it.
  return parsed.data as OperationInput<Op>
}

async function answerByContract<Op extends EnvelopeOperation>(
  operation: Op,
  answer: () => Promise<OperationResponse<Op>> | OperationResponse<Op>,
): Promise<OperationResponse<Op>> {
  const response = await declaredErrorsOnly(operation, answer)
  const checked = operation.response.safeParse(response)
  if (checked.success) return response
  throw new Error(
    `Operation ${operation.id} answered against its contract: ${z.prettifyError(checked.error)}. ` +
      'Mend the handler, or the contract if that is wrong.',
  )
}

async function declaredErrorsOnly<Op extends EnvelopeOperation>(
  operation: Op,
  answer: () => Promise<OperationResponse<Op>> | OperationResponse<Op>,
): Promise<OperationResponse<Op>> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (operation.errors.some((name) => errors[name].code === error.error.code)) throw error
    throw new Error(
      `Operation ${operation.id} refused with ${error.error.code}, which its contract does not list. ` +
        'Add the error to the operation, or answer with a listed one.',
      { cause: error },
    )
  }
}
