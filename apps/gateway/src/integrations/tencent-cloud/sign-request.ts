import { createHash, createHmac } from 'node:crypto'
import type { TencentAccount } from '../../config/tencent-cloud'

const ALGORITHM = 'TC3-HMAC-SHA256'
const SIGNED_HEADERS = 'content-type;host'

export const CONTENT_TYPE = 'application/json; charset=utf-8'

interface RequestToSign {
  /** First part of the host, such as `sms`. */
  service: string
  host: string
  /** The body, exactly as it is sent. */
  payload: string
  /** Seconds. Tencent Cloud accepts what is at most five minutes old. */
  timestamp: number
}

/** The `Authorization` header of a POST to `/` at Tencent Cloud, signature version 3. */
export function signRequest(
  { secretId, secretKey }: TencentAccount,
  { service, host, payload, timestamp }: RequestToSign,
): string {
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const request = `POST\n/\n\ncontent-type:${CONTENT_TYPE}\nhost:${host}\n\n${SIGNED_HEADERS}\n${sha256(payload)}`
  const toSign = `${ALGORITHM}\n${timestamp}\n${scope}\n${sha256(request)}`
  const key = [day, service, 'tc3_request'].reduce(hmac, Buffer.from(`TC3${secretKey}`))
  const signature = hmac(key, toSign).toString('hex')
  return `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
