import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { redactText } from '../../http/redact'
import { whyNotArrived } from '../not-arrived'
import { createPatience, type PatienceOptions } from '../patience'
import { SupplierError, type SupplierFailure } from '../supplier-error'
import { signRpc } from './sign-rpc'

/** One service of Aliyun, called in its RPC style. */
export interface AliyunService {
  /**
   * Performs an action that is safe to repeat: it is retried when there was no answer. Rejects with a SupplierError.
   */
  call<Reply>(
    action: string,
    fields: Readonly<Record<string, string>>,
    reply: z.ZodType<Reply>,
  ): Promise<Reply>
}

interface AliyunServiceOptions extends PatienceOptions {
  /** Its name in the log. */
  name: string
  origin: string
  version: string
  account: { keyId: string; keySecret: string }
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/** How long one try may take, in milliseconds, including the last byte of the answer. */
const TRY_MS = 3_000

const BUSY = /^(Throttling(\.|$)|ServiceUnavailable)/
const UNKNOWN = /^(InternalError|UnknownError)/

const refusal = z.object({ Code: z.string(), Message: z.string().default('') })

/** Creates access to a service of Aliyun that cannot keep us waiting: see `createPatience`. */
export function createAliyunService(options: AliyunServiceOptions): AliyunService {
  const patience = createPatience(options)
  return {
    call: (action, fields, reply) =>
      patience.run(() => attempt(options, action, fields, reply), { repeatable: true }),
  }
}

async function attempt<Reply>(
  { name, origin, version, account, tryMs = TRY_MS }: AliyunServiceOptions,
  action: string,
  fields: Readonly<Record<string, string>>,
  reply: z.ZodType<Reply>,
): Promise<Reply> {
  const what = `${name} ${action}`
  const all = {
    ...fields,
    Action: action,
    Version: version,
    Format: 'JSON',
    AccessKeyId: account.keyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    // Each try has one of its own, or it would be refused as a repeat.
    SignatureNonce: randomUUID(),
    Timestamp: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
  }
  try {
    const response = await fetch(origin, {
      method: 'POST',
      // In the body: a thousand addresses are too long for a URL.
      body: new URLSearchParams({ ...all, Signature: signRpc(account.keySecret, 'POST', all) }),
      redirect: 'error',
      signal: AbortSignal.timeout(tryMs),
    })
    return readReply(what, await response.text(), reply)
  } catch (error) {
    if (error instanceof SupplierError) throw error
    const code = whyNotArrived(error)
    throw code !== undefined
      ? new SupplierError('busy', `${what} could not be reached (${code}).`)
      : new SupplierError('no_answer', `${what} gave no answer within ${tryMs} ms.`, { cause: error })
  }
}

function readReply<Reply>(what: string, text: string, reply: z.ZodType<Reply>): Reply {
  const said = parseJson(text)
  const refused = refusal.safeParse(said)
  if (refused.success) {
    const { Code: word, Message } = refused.data
    throw new SupplierError(
      failureOf(word),
      `${what} answered with ${word}: ${redactText(Message.slice(0, 200))}`,
      { word },
    )
  }
  const parsed = reply.safeParse(said)
  if (parsed.success) return parsed.data
  throw new SupplierError('no_answer', `${what} answered with something that is no reply.`)
}

function failureOf(word: string): SupplierFailure {
  if (BUSY.test(word)) return 'busy'
  return UNKNOWN.test(word) ? 'no_answer' : 'refused'
}

/** Undefined for what is not JSON: the parser's own message would quote it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
