import type { WireReply } from '../../sandbox-ledger'
import { type Fields, isSigned, SIGN_TYPE, signText, textToSign } from '../signature'
import type { SandboxAccount } from './keys'
import type { Answer } from './operations'

/** Returns why a request is not the merchant's own, as Alipay's code. */
export function problemOf(fields: Fields, { appId, merchantKey }: SandboxAccount): string | undefined {
  if (fields.app_id !== appId) return 'isv.invalid-app-id'
  if (fields.version !== '1.0' || fields.charset !== 'utf-8') return 'isv.invalid-parameter'
  if (fields.sign_type !== SIGN_TYPE) return 'isv.invalid-signature-type'
  return isSigned(textToSign(fields), fields.sign ?? '', merchantKey) ? undefined : 'isv.invalid-signature'
}

/** A reply as Alipay sends it: its content, and the signature over that text. */
export function signedReply(method: string, answer: Answer, { ownKey }: SandboxAccount): WireReply {
  const values = 'code' in answer ? errorOf(answer.code) : { code: '10000', msg: 'Success', ...answer.values }
  // Alipay's own JSON has a backslash before each slash, also in the signed text.
  const node = JSON.stringify(values).replaceAll('/', '\\/')
  const name = `${method.replaceAll('.', '_')}_response`
  const body = `{${JSON.stringify(name)}:${node},"sign":"${signText(node, ownKey)}"}`
  return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body: Buffer.from(body) }
}

function errorOf(sub_code: string): object {
  return sub_code.startsWith('isv.')
    ? { code: '40002', msg: 'Invalid Arguments', sub_code }
    : { code: '40004', msg: 'Business Failed', sub_code }
}
