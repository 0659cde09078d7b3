import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { TencentAccount } from '../../config/tencent-cloud'
import { redactText } from '../../http/redact'
import { whyNotArrived } from '../not-arrived'
import { createPatience, type PatienceOptions } from '../patience'
import { SupplierError, type SupplierFailure } from '../supplier-error'
import { CONTENT_TYPE, signRequest } from './sign-request'

/** One service of Tencent Cloud. */
export interface TencentService {
  /** Performs an action, once: these actions must not be repeated. Rejects with a SupplierError. */
  call<Reply>(action: string, body: unknown, reply: z.ZodType<Reply>): Promise<Reply>
}

interface TencentServiceOptions extends PatienceOptions {
  /** First part of the host, such as `sms`. */
  service: string
  origin: string
  version: string
  region?: string
  account: TencentAccount
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/** How long a call may take, in milliseconds, including the last byte of the answer. */
const TRY_MS = 3_000

/** Means that it did nothing because of too many requests. After any kind of `InternalError` it may have done it. */
const BUSY = /^RequestLimitExceeded(\.|$)/
const UNKNOWN = /^InternalError(\.|$)/

const verdict = z.object({
  Response: z.looseObject({ Error: z.object({ Code: z.string(), Message: z.string() }).optional() }),
})

/** Creates access to a service of Tencent Cloud that cannot keep us waiting: see `createPatience`. */
export function createTencentService(options: TencentServiceOptions): TencentService {
  const patience = createPatience({ ...options, name: `Tencent Cloud ${options.service}` })
  return {
    call: (action, body, reply) =>
      patience.run(() => attempt(options, action, body, reply), { repeatable: false }),
  }
}

async function attempt<Reply>(
  { service, origin, version, region, account, tryMs = TRY_MS }: TencentServiceOptions,
  action: string,
  body: unknown,
  reply: z.ZodType<Reply>,
): Promise<Reply> {
  const what = `Tencent Cloud ${service} ${action}`
  const payload = JSON.stringify(body)
  const timestamp = Math.floor(Date.now() / 1000)
  const { hostname } = new URL(origin)
  try {
    const response = await fetch(origin, {
      method: 'POST',
      headers: {
        'content-type': CONTENT_TYPE,
        authorization: signRequest(account, { service, host: hostname, payload, timestamp }),
        'x-tc-action': action,
        'x-tc-version': version,
        'x-tc-timestamp': String(timestamp),
        ...(region === undefined ? {} : { 'x-tc-region': region }),
      },
      body: payload,
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
  const said = verdict.safeParse(parseJson(text))
  if (!said.success) throw new SupplierError('no_answer', `${what} answered with something that is no reply.`)
  const { Error: error } = said.data.Response
  if (error) {
    throw new SupplierError(
      failureOf(error.Code),
      `${what} answered with ${error.Code}: ${redactText(error.Message.slice(0, 200))}`,
      { word: error.Code },
    )
  }
  const parsed = reply.safeParse(said.data.Response)
  if (parsed.success) return parsed.data
  throw new SupplierError('no_answer', `${what} left something out: ${z.prettifyError(parsed.error)}`)
}

function failureOf(code: string): SupplierFailure {
  if (BUSY.test(code)) return 'busy'
  return UNKNOWN.test(code) ? 'no_answer' : 'refused'
}

/** Undefined for what is not JSON: the parser's own message would quote it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
