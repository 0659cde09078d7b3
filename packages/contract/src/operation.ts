import type { z } from 'zod'
import type { CallExample } from './call-example'
import type { ErrorName } from './errors'

/** A: anonymous. O: a token is read when there is one. T: refused without a token. */
export type Auth = 'A' | 'O' | 'T'

export type Method = 'GET' | 'POST'

/** What an operation gives back: fields inside the envelope, or a picture without any. */
export type Answer = z.ZodObject | 'image'

/** One call of the gateway, declared once; server, client and reference are made from it. */
export interface Operation<
  Request extends z.ZodObject = z.ZodObject,
  Response extends Answer = Answer,
  Letter extends Auth = Auth,
> {
  /** Key in the registry and `operationId` in OpenAPI, for example `activityPageDetail`. */
  id: string
  method: Method
  path: `/${string}`
  auth: Letter
  /** One English sentence for the reference. */
  summary: string
  /**
   * The query of a GET, the body of a POST, unless `inQuery` says otherwise. Fields it does not name are dropped, so
   * nothing a client adds is ever stored; fields we added to the given contract must be optional.
   */
  request: Request
  /**
   * What `response` of the envelope holds on success. Use `z.strictObject`: one field too many is a leak. `image`: a
   * GIF of one pixel without an envelope, for what a page can request only as a picture.
   */
  response: Response
  /**
   * The token may also be in the query as `token`, when the app calls: its own requests set no header. Everywhere else
   * the header is the only way, because what a browser adds by itself proves no intent.
   */
  tokenInQuery?: true
  /** A POST whose fields go into the query, as the given contract specifies; it has no body. */
  inQuery?: true
  /** Set when the body is a file: the most bytes that are accepted. The fields go into the query: set `inQuery` too. */
  upload?: number
  /** Pages call it by themselves, before anybody taps, so the client knows the route without loading more. */
  early?: true
  /** A report that nobody waits for: it is never refused. Anything unusable is dropped and counted. */
  beacon?: true
  /** Which of its errors a repeat returns: that reply holds what the first call returned. */
  repeat?: ErrorName
  /** What it may refuse with, besides `serverError`, which every call but a beacon may return. */
  errors: readonly ErrorName[]
  /** For the reference; every call of the contract has one, and a test sends it after a first start. */
  example?: CallExample<z.input<Request>>
}

/** Whether a call's fields travel in the query: a GET has nothing else, and some POSTs keep them there too. */
export function isInQuery({ method, inQuery }: Pick<Operation, 'method' | 'inQuery'>): boolean {
  return method === 'GET' || inQuery === true
}

/** An operation that replies in the envelope, as every call of the typed client does. */
export type EnvelopeOperation = Operation<z.ZodObject, z.ZodObject>

/** An operation that nobody waits for, see `Operation.beacon`. */
export type Beacon<Request extends z.ZodObject = z.ZodObject, Response extends Answer = Answer> = Operation<
  Request,
  Response
> & { beacon: true }

/** What a handler receives: validated, defaults filled in. */
export type OperationInput<Op extends Operation> = z.output<Op['request']>

/** What a caller passes: fields with a default may be left out. */
export type OperationPayload<Op extends Operation> = z.input<Op['request']>

/** What a handler returns and a caller receives. */
export type OperationResponse<Op extends EnvelopeOperation> = z.output<Op['response']>

/** Declares an operation, keeping the exact types of its input and output. */
export function operation<Request extends z.ZodObject, Response extends Answer, const Letter extends Auth>(
  declaration: Operation<Request, Response, Letter>,
): Operation<Request, Response, Letter> {
  return declaration
}

/** Declares a beacon: anonymous, and never refused. */
export function beacon<Request extends z.ZodObject, Response extends Answer>(
  declaration: Omit<Operation<Request, Response>, 'beacon' | 'auth' | 'errors'>,
): Beacon<Request, Response> {
  return { ...declaration, auth: 'A', beacon: true, errors: [] }
}
