import { z } from 'zod'
import { SupplierError, type SupplierFailure } from '../../supplier-error'

const verdict = z.looseObject({ code: z.string().regex(/^\d{5}$/), sub_code: z.string().default('') })

const subCode = z.looseObject({ sub_code: z.string().regex(/^[\w.-]{1,64}$/) })

const DONE = '10000'
/** Alipay asks to wait and try again. Nothing was done. */
const TOO_OFTEN = '40005'
/** Errors on their side, after which a write may or may not have been made. `unknow` is how they spell it. */
const SERVICE_DOWN = '20000'
const UNKNOWN = /SYSTEM_ERROR$|unknow-error$/i

/**
 * The code with which an answer names the problem. The texts beside it repeat what was sent, so they are never passed
 * on.
 */
export function codeOf(said: unknown): string | undefined {
  return subCode.safeParse(said).data?.sub_code
}

/** How to read the answer to a request. */
export interface Expected<Reply, Refusal> {
  /** The content of a good answer. */
  reply: z.ZodType<Reply>
  /** Refusals that say something about what was asked, by their sub code; every other is an error. */
  refusals?: Readonly<Record<string, Refusal>> | undefined
}

/** Reads what Alipay has signed. Throws a SupplierError for what is neither a good answer nor an expected refusal. */
export function readVerdict<Reply, Refusal>(
  what: string,
  said: unknown,
  { reply, refusals = {} }: Expected<Reply, Refusal>,
): Reply | Refusal {
  const { data } = verdict.safeParse(said)
  if (!data) throw new SupplierError('no_answer', `${what} answered without a code.`)
  const { code, sub_code } = data
  if (code === DONE) {
    const parsed = reply.safeParse(said)
    if (parsed.success) return parsed.data
    throw new SupplierError('no_answer', `${what} left something out: ${z.prettifyError(parsed.error)}`)
  }
  const refusal = new Map(Object.entries(refusals)).get(sub_code)
  if (refusal !== undefined) return refusal
  throw new SupplierError(
    failureOf(code, sub_code),
    `${what} answered with ${code} ${codeOf(said) ?? '(no sub code)'}.`,
  )
}

function failureOf(code: string, subCode: string): SupplierFailure {
  if (code === TOO_OFTEN) return 'busy'
  return code === SERVICE_DOWN || UNKNOWN.test(subCode) ? 'no_answer' : 'refused'
}
