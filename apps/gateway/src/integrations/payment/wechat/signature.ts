import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto'
import type { WechatPaySettings } from '../../../config/wechat-pay'

/** What WeChat Pay calls RSA with SHA-256 in headers. */
export const SCHEME = 'WECHATPAY2-SHA256-RSA2048'

/** Signs lines, each of which ends with a line feed, including the last. */
export function sign(privateKey: KeyObject, lines: readonly (string | number)[]): string {
  return createSign('RSA-SHA256').update(joined(lines)).sign(privateKey, 'base64')
}

export function verify(
  publicKey: KeyObject,
  lines: readonly (string | number | Buffer)[],
  signature: string,
): boolean {
  return createVerify('RSA-SHA256').update(joined(lines)).verify(publicKey, signature, 'base64')
}

/** Bytes stay what they are: a body that is not text must not be changed on the way. */
function joined(lines: readonly (string | number | Buffer)[]): Buffer {
  return Buffer.concat(
    lines.flatMap((line) => [Buffer.isBuffer(line) ? line : Buffer.from(String(line)), Buffer.from('\n')]),
  )
}

/** Returns thirty-two unpredictable characters. */
export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

/** Seconds, as used in signatures. */
export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

interface RequestToSign {
  method: string
  /** Path and query, exactly as they are sent. */
  target: string
  /** Exactly as it is sent; empty for a GET. */
  body: string
  /** Seconds. */
  timestamp: number
  nonce: string
}

/** The `Authorization` header of a request. */
export function authorization(
  { mchid, serialNo, privateKey }: Pick<WechatPaySettings, 'mchid' | 'serialNo' | 'privateKey'>,
  { method, target, body, timestamp, nonce }: RequestToSign,
): string {
  const signature = sign(privateKey, [method, target, timestamp, nonce, body])
  return `${SCHEME} mchid="${mchid}",serial_no="${serialNo}",timestamp="${timestamp}",nonce_str="${nonce}",signature="${signature}"`
}
