import type { AlipaySettings } from '../../../config/alipay'
import { timeText } from '../../../spreadsheets/cell'
import { type Fields, SIGN_TYPE, signText, textToSign } from './signature'

export interface RequestToSign {
  method: string
  /** The content of the request, sent as JSON. */
  biz: Record<string, unknown>
  notifyUrl?: string | undefined
  returnUrl?: string | undefined
}

/** Where requests go. The address includes the character set too, as Alipay reads it before the form. */
export function requestUrl(origin: string): string {
  return `${origin}/gateway.do?charset=utf-8`
}

/** Returns all fields of a request to Alipay, including its signature. */
export function signRequest(
  { appId, privateKey }: Pick<AlipaySettings, 'appId' | 'privateKey'>,
  { method, biz, notifyUrl, returnUrl }: RequestToSign,
  now: Date,
): Fields {
  const fields = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: SIGN_TYPE,
    timestamp: timeText(now),
    version: '1.0',
    biz_content: JSON.stringify(biz),
    ...(notifyUrl === undefined ? {} : { notify_url: notifyUrl }),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  }
  return { ...fields, sign: signText(textToSign(fields), privateKey) }
}
