import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { currentTraceparent } from '../telemetry/spans'
import { createPatience, type PatienceOptions } from './patience'
import { readReply } from './read-reply'
import { SupplierError } from './supplier-error'

/** One request to an outside system that answers in JSON: a POST when it has a body, else a GET. */
interface SupplierCall<Reply> {
  /** Without a query, so that it may be logged. */
  path: string
  query: Record<string, string>
  body?: unknown
  /** The content of a good answer. */
  reply: z.ZodType<Reply>
  /** Whether sending it twice is safe; only then is it retried when there was no answer. */
  repeatable: boolean
}

/** Access to an outside system that cannot keep us waiting: see `createPatience`. */
export interface Supplier {
  /** Rejects with a SupplierError, whatever went wrong. */
  call<Reply>(call: SupplierCall<Reply>): Promise<Reply>
}

export interface SupplierOptions extends PatienceOptions {
  /** Its name in the log. */
  name: string
  /** Scheme and host, and a path that everything is below, if any. */
  origin: string
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** A system of our own, which receives the trace that a call is part of. Others receive nothing. */
  isOurs?: true
}

/** How long one try may take, in milliseconds, including the last byte of the answer. */
const TRY_MS = 3_000

/** Creates access to a supplier of the WeChat kind, which reports problems with `errcode`. */
export function createSupplier({ name, origin, log, isOurs, ...options }: SupplierOptions): Supplier {
  const { tryMs = TRY_MS } = options
  const patience = createPatience({ ...options, name, log })
  const headers = (): Record<string, string> => {
    const traceparent = isOurs && currentTraceparent()
    return traceparent ? { traceparent } : {}
  }
  return {
    call: (call) => patience.run(() => attempt({ name, origin, tryMs, headers: headers() }, call), call),
  }
}

interface Tried {
  tryMs: number
  headers: Readonly<Record<string, string>>
}

async function attempt<Reply>(
  { name, origin, tryMs, headers }: Pick<SupplierOptions, 'name' | 'origin'> & Tried,
  { path, query, body, reply }: SupplierCall<Reply>,
): Promise<Reply> {
  const what = `${name} ${path}`
  try {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(tryMs),
      // A supplier that redirects us would get our token there.
      redirect: 'error',
      ...(body === undefined ? { headers } : post(body, headers)),
    })
    return readReply(what, { status: response.status, text: await response.text() }, reply)
  } catch (error) {
    if (error instanceof SupplierError) throw error
    throw new SupplierError('no_answer', `${what} gave no answer within ${tryMs} ms.`, { cause: error })
  }
}

function post(body: unknown, headers: Tried['headers']): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
