import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { SupplierError } from '../../supplier-error'
import type { WireReply } from '../sandbox-ledger'
import { memberText } from './member-text'
import { parseJson } from './parse-json'
import { codeOf } from './read-verdict'
import { isSigned } from './signature'

const envelope = z.looseObject({ sign: z.string() })

/**
 * Returns what Alipay says in a reply, read from the exact text that it has signed. A reply without its signature
 * proves nothing either way, so it counts as no answer.
 */
export function openReply(what: string, method: string, reply: WireReply, publicKey: KeyObject): unknown {
  if (reply.status !== 200)
    throw new SupplierError('no_answer', `${what} answered with HTTP ${reply.status}.`)
  const text = reply.body.toString()
  const whole = parseJson(text)
  const node = isObject(whole) ? nodeOf(text, method) : undefined
  if (node === undefined)
    throw new SupplierError('no_answer', `${what} answered with something that is no reply.`)
  const { data } = envelope.safeParse(whole)
  if (data && isSigned(node, data.sign, publicKey)) return JSON.parse(node)
  // It proves nothing, and helps whoever sets up an account.
  const code = codeOf(parseJson(node)) ?? 'nothing of use'
  throw new SupplierError(
    'no_answer',
    `${what} gave an answer without Alipay's signature (it says ${code}), so it proves nothing. Should all answers be so, compare ALIPAY_APP_ID, ALIPAY_PUBLIC_KEY and the key that Alipay has of this app with its console.`,
  )
}

/**
 * Problems with the account are reported without a signature; errors that concern no method have a name of their own.
 */
function nodeOf(text: string, method: string): string | undefined {
  return memberText(text, `${method.replaceAll('.', '_')}_response`) ?? memberText(text, 'error_response')
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
