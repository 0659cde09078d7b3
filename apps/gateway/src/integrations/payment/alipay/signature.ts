import { type KeyObject, sign, verify } from 'node:crypto'

/** The fields of a request or a notice, by name. */
export type Fields = Readonly<Record<string, string>>

/** RSA2, as Alipay calls RSA with SHA-256. The older RSA uses SHA-1 and is not accepted. */
export const SIGN_TYPE = 'RSA2'
const ALGORITHM = 'RSA-SHA256'

/** Returns the text that `sign` is the signature of: `name=value` joined by `&`, sorted by name, nothing encoded. */
export function textToSign(fields: Fields, leftOut: readonly string[] = ['sign']): string {
  return Object.keys(fields)
    .filter((name) => !leftOut.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}

export function signText(text: string, privateKey: KeyObject): string {
  return sign(ALGORITHM, Buffer.from(text), privateKey).toString('base64')
}

export function isSigned(text: string, signature: string, publicKey: KeyObject): boolean {
  return verify(ALGORITHM, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}
