import { z } from 'zod'
import { redactText } from '../../../http/redact'
import { SupplierError } from '../../supplier-error'
import type { WireReply } from '../sandbox-ledger'

/** WeChat Pay said no, in a reply that is proven to be its own. */
export class WechatPayRefusal extends SupplierError {
  constructor(
    /** Its word for the reason, such as `ORDER_NOT_EXIST`. */
    readonly code: string,
    message: string,
  ) {
    super('refused', message)
  }
}

/** Their message for people can be long, and repeats what was sent. */
const MAX_MESSAGE = 200
const TOO_MANY = 429
/** Unknown whether it was done: to be asked again with the same number, whatever status comes with it. */
const UNKNOWN = ['SYSTEM_ERROR', 'BANK_ERROR', 'BANKERROR']
const BUSY = ['FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RATELIMIT_EXCEEDED']

const refusal = z.object({ code: z.string(), message: z.string().default('') })

/** Reads a reply whose signature is right. Throws a SupplierError for anything that is not the answer asked for. */
export function readReply<Reply>(
  name: string,
  { status, body }: Pick<WireReply, 'status' | 'body'>,
  reply: z.ZodType<Reply>,
): Reply {
  const json = parseJson(body)
  if (status !== 200 && status !== 204) throw refusalOf(name, status, json)
  const parsed = reply.safeParse(json)
  if (parsed.success) return parsed.data
  throw new SupplierError(
    'no_answer',
    `WeChat Pay's answer to ${name} left something out: ${z.prettifyError(parsed.error)}`,
  )
}

function refusalOf(name: string, status: number, json: unknown): SupplierError {
  const said = refusal.safeParse(json)
  const { code, message } = said.success ? said.data : { code: '', message: '' }
  const text = `WeChat Pay answered to ${name} with HTTP ${status} ${code}: ${redactText(message.slice(0, MAX_MESSAGE))}`
  if (status === TOO_MANY || BUSY.includes(code)) return new SupplierError('busy', text)
  if (status < 400 || status >= 500 || UNKNOWN.includes(code)) return new SupplierError('no_answer', text)
  return new WechatPayRefusal(code, text)
}

/** Undefined for what is not JSON, including an empty body. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
