import type { z } from 'zod'
import type { ErrorName } from './errors'

/** A: anonymous. O: a token is read when there is one. T: refused without a token. */
export type Auth = 'A' | 'O' | 'T'

export type Method = 'GET' | 'POST'

/** One call of the gateway, declared once; server, client and reference are made from it. */
export interface Operation<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodObject = z.ZodObject,
> {
  /** Key in the registry and `operationId` in OpenAPI, for example `activityPageDetail`. */
  id: string
  method: Method
  path: `/${string}`
  auth: Auth
  /** One English sentence for the reference. */
  summary: string
  /**
   * The query of a GET, the body of a POST. Fields it does not name are dropped, so nothing a client adds is
   * ever stored; fields we added to the given contract must be optional.
   */
  request: Request
  /** What `response` of the envelope holds on success. Use `z.strictObject`: a field too many is a leak. */
  response: Response
  /** What it may refuse with, beside `serverError`, which every call may answer. */
  errors: readonly ErrorName[]
}

/** What a handler is given: checked, defaults filled in. */
export type OperationInput<Op extends Operation> = z.output<Op['request']>

/** What a caller passes: what has a default may be left out. */
export type OperationPayload<Op extends Operation> = z.input<Op['request']>

/** What a handler returns and a caller receives. */
export type OperationResponse<Op extends Operation> = z.output<Op['response']>

/** Declares an operation, keeping the exact types of what goes in and out. */
export function operation<Request extends z.ZodObject, Response extends z.ZodObject>(
  declaration: Operation<Request, Response>,
): Operation<Request, Response> {
  return declaration
}
