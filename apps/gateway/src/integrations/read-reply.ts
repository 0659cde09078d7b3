import { z } from 'zod'
import { redactText } from '../http/redact'
import { SupplierError } from './supplier-error'

/** Their message for people can be long, and repeats what was sent. */
const MAX_ERRMSG = 200

/** "The system is busy, try again later". Every other number is an answer, including an exhausted quota. */
const BUSY = -1

/** What both WeChats put beside an answer, or instead of one. */
const verdict = z.object({ errcode: z.int().default(0), errmsg: z.string().default('') })

/**
 * Reads what a supplier sent. Throws a SupplierError for anything that is not the answer asked for; what was sent is
 * never part of its message, since it may hold a token.
 */
export function readReply<Reply>(
  what: string,
  { status, text }: { status: number; text: string },
  reply: z.ZodType<Reply>,
): Reply {
  if (status !== 200) throw new SupplierError('no_answer', `${what} answered with HTTP ${status}.`)
  const json = parseJson(text)
  const said = verdict.safeParse(json)
  if (!said.success) throw new SupplierError('no_answer', `${what} answered with something that is no reply.`)
  const { errcode, errmsg } = said.data
  if (errcode !== 0) {
    throw new SupplierError(
      errcode === BUSY ? 'busy' : 'refused',
      `${what} answered with errcode ${errcode}: ${redactText(errmsg.slice(0, MAX_ERRMSG))}`,
      { errcode },
    )
  }
  const parsed = reply.safeParse(json)
  if (parsed.success) return parsed.data
  throw new SupplierError('no_answer', `${what} left something out: ${z.prettifyError(parsed.error)}`)
}

/** Undefined for what is not JSON: the parser's own message would quote it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
