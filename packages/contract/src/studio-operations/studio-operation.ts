import type { z } from 'zod'
import type { StudioErrorName } from './errors'
import type { Role } from './roles'

/** `anyone`: before a login. `member`: whoever is logged in. Otherwise: who has one of these roles. */
export type Access = 'anyone' | 'member' | readonly Role[]

/** Whether somebody who is logged in, with these roles, may make a call. */
export function admits(access: Access, roles: readonly Role[]): boolean {
  return typeof access === 'string' || roles.some((role) => access.includes(role))
}

/**
 * One call of the Studio. It identifies its caller by an HttpOnly cookie, and its writes by a header that no other site
 * can set.
 */
export interface StudioOperation<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodObject | 'file' = z.ZodObject | 'file',
> {
  /** Key in the registry, for example `leadList`. */
  id: string
  /** A GET changes nothing. */
  method: 'GET' | 'POST'
  path: `/studio-api/${string}`
  access: Access
  /** One English sentence for the reference. */
  summary: string
  /** The query of a GET, the body of a POST. A field it does not name is refused: `z.strictObject`. */
  request: Request
  /** Set when the body is a file: the most bytes that are accepted. `request` is then the query of the POST. */
  upload?: number
  /** What `response` of the envelope holds on success, as a `z.strictObject`. `file`: bytes to be saved, without an envelope. */
  response: Response
  /**
   * What it may refuse with, besides `signInRequired`, `forbidden`, `foreignRequest`, `invalidParameters` and
   * `serverError`.
   */
  errors: readonly StudioErrorName[]
}

export type StudioInput<Op extends StudioOperation> = z.output<Op['request']>
export type StudioPayload<Op extends StudioOperation> = z.input<Op['request']>
/** What the envelope holds; nothing for a call that returns a file. */
export type StudioResponse<Op extends StudioOperation> = Op['response'] extends z.ZodObject
  ? z.output<Op['response']>
  : never

/** Declares a call of the Studio, keeping the exact types of its input and output. */
export function studioOperation<Request extends z.ZodObject, Response extends z.ZodObject | 'file'>(
  declaration: StudioOperation<Request, Response>,
): StudioOperation<Request, Response> {
  return declaration
}
