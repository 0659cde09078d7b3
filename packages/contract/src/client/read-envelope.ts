import { SUCCESS_CODE, serverError } from '../client-errors'
import type { Envelope } from '../envelope'

/**
 * Reads a reply's text. Anything that is not an envelope (a proxy's error page, a truncated reply) reads as a server
 * error, so that the visitor gets a sentence and the caller a rejection.
 */
export function readEnvelope(text: string): { envelope: Envelope; readable: boolean } {
  const value = parse(text)
  if (!isRecord(value) || typeof value.code !== 'number') {
    return { envelope: { ...serverErrorReply }, readable: false }
  }
  const { code, msg, response } = value
  return { envelope: { code, msg: wordsOf(code, msg), response }, readable: true }
}

/** A refusal always has a sentence; a success needs none. */
function wordsOf(code: number, msg: unknown): string {
  if (typeof msg === 'string' && msg !== '') return msg
  return code === SUCCESS_CODE ? '' : serverError.msg
}

const serverErrorReply: Envelope = {
  code: serverError.code,
  msg: serverError.msg,
  response: null,
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
