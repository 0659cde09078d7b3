import type { CatalogueEntry } from './define-error'
import { SUCCESS_CODE } from './errors'

/** The shape of every JSON reply. */
export interface Envelope<Response = unknown> {
  /** 1 is success; anything else is a code of the error catalogue. */
  code: number
  msg: string
  /**
   * `null` in every reply that is not a success, except for the repeat of a call that says otherwise: see
   * `Operation.repeat`.
   */
  response: Response
}

/** Wraps what a call gives back. */
export function successEnvelope<Response>(response: Response): Envelope<Response> {
  return { code: SUCCESS_CODE, msg: 'success', response }
}

/** Wraps a refusal. The HTTP status is the entry's and must be set by the caller. */
export function errorEnvelope(error: CatalogueEntry): Envelope<null>
export function errorEnvelope<Response>(error: CatalogueEntry, response: Response): Envelope<Response>
export function errorEnvelope(error: CatalogueEntry, response: unknown = null): Envelope {
  return { code: error.code, msg: error.msg, response }
}
