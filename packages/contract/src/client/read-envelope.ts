import { serverError } from '../client-errors'
import type { Envelope } from '../envelope'

/**
 * Reads a reply's text. What is no envelope (a proxy's error page, a cut line) reads as a server error, so
 * that the visitor gets a sentence and the caller a rejection.
 */
export function readEnvelope(text: string): { envelope: Envelope; readable: boolean } {
  const value = parse(text)
  if (!isRecord(value) || typeof value.code !== 'number') {
    return { envelope: { ...serverErrorReply }, readable: false }
  }
  const msg = typeof value.msg === 'string' && value.msg !== '' ? value.msg : serverError.msg
  return { envelope: { code: value.code, msg, response: value.response }, readable: true }
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
